import { InternalLink } from "../../components/internal-link";
import { pressable } from "../../styles/recipes";
import { Wording } from "../../components/wording";

export const PrivacyLink = ({ path, label }: Queries.PageLinkFragment) => (
  <InternalLink to={path} css={pressable}>
    <Wording>{label}</Wording>
  </InternalLink>
);

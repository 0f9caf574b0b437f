import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { colors, media, radii, space, typeScale } from "../styles/tokens";
import { grid, iconDisc } from "./card";
import { ContentIcon } from "./content-icon";

interface NameProps {
  service: { title: string; explanation?: string | null };
}

/** Name of a service in a list, above what it means if patients may not know the name. */
export const ServiceName = ({ service: { title, explanation } }: NameProps) =>
  explanation ? (
    <span>
      {title} <span css={meaning}>{explanation}</span>
    </span>
  ) : (
    title
  );

interface Props {
  services: readonly (ComponentProps<typeof ServiceName>["service"] & {
    path: string;
    icon: string;
  })[];
}

export const ServiceLinks = ({ services }: Props) => (
  <ul css={grid(services.length)}>
    {services.map((service) => (
      <li key={service.path}>
        <a href={service.path} css={link}>
          <span css={iconDisc}>
            <ContentIcon name={service.icon} size={26} />
          </span>
          <ServiceName service={service} />
        </a>
      </li>
    ))}
  </ul>
);

const link = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  height: 100%;
  padding: ${space.s} ${space.m};
  border: 1px solid ${colors.line};
  border-radius: ${radii.large};
  background: ${colors.card};
  font-weight: 650;

  ${media.largeText} {
    flex-direction: column;
    align-items: start;
    padding: ${space.s};
  }

  /* Three in a row are too narrow for words such as Immunizations beside the icon. */
  ${media.medium} {
    ${media.belowLarge} {
      flex-direction: column;
      align-items: start;
      gap: ${space.s};
      padding: ${space.m};
    }
  }

  &:hover {
    border-color: ${colors.brand};
  }
`;

const meaning = css`
  display: block;
  color: ${colors.inkSoft};
  font-size: ${typeScale.small};
  font-weight: 400;
`;

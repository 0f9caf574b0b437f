import type { HeadProps, PageProps } from "gatsby";
import { CallBanner } from "../components/call-banner";
import { Layout } from "../components/layout";
import { PageHead } from "../components/page-head";
import { PageHeader } from "../components/page-header";
import { PageSections } from "../sections/service/service-section";
import { useOwnPage } from "./use-own-page";

interface Context {
  id: string;
}

/** Page of the pharmacy's own: heading, the blocks of its YAML file, and an optional number to call. */
export default function OwnPage({ pageContext }: PageProps<object, Context>) {
  const { path, trail, title, intro, picture, sections, callBanner } = useOwnPage(pageContext.id);
  return (
    <Layout contact={callBanner?.contact}>
      <PageHeader heading={title} text={intro} picture={picture ?? undefined} trail={trail} />
      <PageSections sections={sections} path={path} />
      {callBanner && <CallBanner banner={callBanner} />}
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
  const { trail, title, seo } = useOwnPage(pageContext.id);
  return <PageHead seo={seo} trail={trail} name={title} />;
}

import { graphql } from "gatsby";
import { belowMedium } from "../styles/tokens";

/** Picture of the content, with the sizes from the image pipeline. */
export type PictureData = Queries.CardPictureFragment | Queries.HeroPictureFragment;

interface Props {
  picture: PictureData;
  /** Width on the page, for the `sizes` attribute. */
  sizes: string;
  /** True for the largest picture above the fold, which loads first. */
  isFirstView?: boolean;
  className?: string;
}

/**
 * Plain `picture` element that reserves its space and needs no script, unlike `GatsbyImage`.
 */
export function Picture({ picture, sizes, isFirstView = false, className }: Props) {
  const image = picture.file.childImageSharp?.gatsbyImageData;
  if (!image?.images.fallback) throw new Error('A picture cannot be read. Run "npm run check".');
  const { sources = [], fallback } = image.images;
  const forPhones =
    "forPhones" in picture ? picture.forPhones.childImageSharp?.gatsbyImageData.images : undefined;
  return (
    <picture>
      {[...(forPhones?.sources ?? []), ...(forPhones?.fallback ? [forPhones.fallback] : [])].map(
        ({ srcSet, ...source }) => (
          <source
            key={srcSet}
            media={belowMedium}
            type={"type" in source ? source.type : undefined}
            srcSet={srcSet}
            sizes="100vw"
          />
        ),
      )}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        width={400}
        height={Math.round((400 * image.height) / image.width)}
        alt={picture.alt}
        {...(isFirstView
          ? { fetchPriority: "high" as const }
          : { loading: "lazy" as const, decoding: "async" as const })}
      />
    </picture>
  );
}

export const pictureFragments = graphql`
  fragment CardPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [220, 400, 680, 1000]
          formats: [AUTO, AVIF]
          placeholder: NONE
          avifOptions: { quality: 43 }
        )
      }
    }
  }

  # A wide photo, cropped to what stands out in it.
  fragment CroppedPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.333
          transformOptions: { cropFocus: ATTENTION }
          breakpoints: [400, 1000]
          formats: [AUTO, AVIF]
          placeholder: NONE
          avifOptions: { quality: 43 }
        )
      }
    }
  }

  fragment HeroPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [480, 760, 1200, 1920]
          formats: [AUTO, AVIF]
          placeholder: NONE
          avifOptions: { quality: 43 }
        )
      }
    }
    forPhones: file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.2
          transformOptions: { cropFocus: EAST }
          breakpoints: [420, 760, 1170]
          formats: [AUTO, AVIF]
          placeholder: NONE
          avifOptions: { quality: 36 }
        )
      }
    }
  }
`;

import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { belowMedium } from "../styles/tokens";

/** Picture of the content, with the sizes from the image pipeline. */
export type PictureData = Queries.CardPictureFragment | Queries.HeroPictureFragment;

export type PictureFile = PictureData["file"] | Queries.PictureAtDuskFragment;

interface Props {
  picture: PictureData;
  sizes: string;
  /** True for the largest picture above the fold, which loads first. */
  isFirstView?: boolean;
  className?: string;
  /** Sources that come before the picture's own. */
  children?: ReactNode;
}

/** Returns the attributes of `source` elements for each format, the smallest first. */
export function pictureSources({ childImageSharp: image }: PictureFile, sizes: string) {
  const sourcesOf = (
    { images: { sources = [], fallback } }: IGatsbyImageData,
    sizes: string,
    media?: string,
  ) =>
    [...sources, ...(fallback ? [{ type: undefined, ...fallback }] : [])].map(
      ({ type, srcSet }) => ({ media, type, srcSet, sizes }),
    );
  if (!image) return [];
  const forPhones = "forPhones" in image ? sourcesOf(image.forPhones, "100vw", belowMedium) : [];
  return [...forPhones, ...sourcesOf(image.gatsbyImageData, sizes)];
}

/** Plain `picture` element that reserves its space and needs no script, unlike `GatsbyImage`. */
export function Picture({ picture, sizes, isFirstView = false, className, children }: Props) {
  const image = picture.file.childImageSharp?.gatsbyImageData;
  const fallback = image?.images.fallback;
  if (!fallback) throw new Error('A picture cannot be read. Run "npm run check".');
  return (
    <picture>
      {children}
      {pictureSources(picture.file, sizes)
        .filter(({ media, type }) => media ?? type)
        .map((source) => (
          <source key={source.srcSet} {...source} />
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

/* `gatsby-config.ts` has what all of them share. */
export const pictureFragments = graphql`
  fragment CardPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [220, 400, 680, 1000])
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
        )
      }
    }
  }

  fragment HeroPicture on Picture {
    alt
    file {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 760, 1200, 1920])
        forPhones: gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.2
          transformOptions: { cropFocus: EAST }
          breakpoints: [760, 1170]
          avifOptions: { quality: 36 }
        )
      }
    }
  }

  # A sky at dusk shows squares at the quality of the other pictures.
  fragment PictureAtDusk on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [480, 760, 1200, 1920]
        avifOptions: { quality: 60 }
      )
      forPhones: gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1.2
        transformOptions: { cropFocus: EAST }
        breakpoints: [760, 1170]
        avifOptions: { quality: 48 }
      )
    }
  }
`;

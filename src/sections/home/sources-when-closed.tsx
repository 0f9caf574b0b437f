import { type PictureFile, pictureSources } from "../../components/picture";
import { useClosedStatuses } from "../../site/opening-status";
import { darkScreen } from "../../styles/tokens";

/** Defined by `inline-scripts.ts` for the code that renders pages. */
declare const __CLOSED_PICTURE_SCRIPT__: string | undefined;

interface Props {
  file: PictureFile;
  sizes: string;
}

/** Sources for dark screens and, by script, for closed hours. In AVIF alone: before 2023, browsers show the day. */
export function SourcesWhenClosed({ file, sizes }: Props) {
  const closedStatuses = useClosedStatuses();
  const script = typeof __CLOSED_PICTURE_SCRIPT__ === "string" && __CLOSED_PICTURE_SCRIPT__;
  return (
    <>
      {/* Browsers look ahead for pictures, and would load the other one before the script runs. */}
      {script && <source media="(scripting: enabled)" srcSet="data:," />}
      {pictureSources(file, sizes)
        .filter(({ type }) => type)
        .map(({ media, ...source }) => (
          <source
            key={source.srcSet}
            media={media ? `${darkScreen} and ${media}` : darkScreen}
            {...source}
          />
        ))}
      {script && (
        <script
          data-when-closed={JSON.stringify(closedStatuses)}
          dangerouslySetInnerHTML={{ __html: script }}
        />
      )}
    </>
  );
}

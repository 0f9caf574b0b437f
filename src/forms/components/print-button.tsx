import * as Printer from "lucide-react/icons/printer";
import { type ReactNode, useState } from "react";
import { secondaryButton } from "../../components/buttons";
import { Icon } from "../../components/icon";
import { ownLine } from "./form-styles";

/** Browsers in apps, such as Facebook's and Android's WebView. Their `print` does nothing, and says nothing. */
const IN_APP = /FBAN|FBAV|Instagram|; wv\)/;

/** False in browsers that cannot print. */
const canPrint = () => typeof window.print === "function" && !IN_APP.test(navigator.userAgent);

interface Props {
  onPrint: () => void;
  /** What a press shows in a browser that cannot print. */
  otherwise: ReactNode;
  children: ReactNode;
}

/** Button of a row that prints. */
export function PrintButton({ onPrint, otherwise, children }: Props) {
  const [isImpossible, setIsImpossible] = useState(false);
  return (
    <>
      <button
        type="button"
        css={secondaryButton}
        onClick={() => {
          if (canPrint()) onPrint();
          else setIsImpossible(true);
        }}
      >
        <Icon of={Printer} size={20} />
        {children}
      </button>
      {isImpossible && (
        <div css={ownLine} role="status">
          {otherwise}
        </div>
      )}
    </>
  );
}

import { Component, type ReactNode } from "react";
import { BrokenPart, type BrokenWords } from "./broken-part";

interface Props {
  broken: BrokenWords;
  /** Draws what people typed into the part that broke. */
  rescue?: () => ReactNode;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
}

/** Shows how to reach the pharmacy in place of something whose React code has thrown. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render() {
    const { broken, rescue, children } = this.props;
    return this.state.isBroken ? <BrokenPart {...broken}>{rescue?.()}</BrokenPart> : children;
  }
}

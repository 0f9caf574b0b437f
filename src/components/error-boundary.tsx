import { Component, type ReactNode } from "react";
import { BrokenPart, type BrokenWords } from "./broken-part";

interface Props {
  broken: BrokenWords;
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
    return this.state.isBroken ? <BrokenPart {...this.props.broken} /> : this.props.children;
  }
}

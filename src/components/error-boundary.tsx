import { Component, type ReactNode } from "react";
import { BrokenPage } from "./broken-page";

interface Props {
  children: ReactNode;
}

interface State {
  isBroken: boolean;
}

/** Shows a helpful page in place of one whose React code has thrown. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

import { Component, type ReactNode } from "react";

interface Props {
  /** Renders what stands in the place of the children once their code has thrown. */
  fallback: () => ReactNode;
  children: ReactNode;
}

interface State {
  hasError: boolean;
}

/** Shows something else in place of children whose React code has thrown. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasError: false };

  static getDerivedStateFromError(): State {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? this.props.fallback() : this.props.children;
  }
}

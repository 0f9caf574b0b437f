import { Component, type ReactNode } from "react";

interface Props {
  fallback: () => ReactNode;
  children: ReactNode;
}

interface State {
  hasError: boolean;
}

/** Renders a fallback if a child throws. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasError: false };

  static getDerivedStateFromError(): State {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? this.props.fallback() : this.props.children;
  }
}

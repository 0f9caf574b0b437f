import { Component, type ReactNode } from "react";

interface Props {
  fallback: () => ReactNode;
  children: ReactNode;
}

/** Renders a fallback if a child throws. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override render() {
    return this.state.hasError ? this.props.fallback() : this.props.children;
  }
}

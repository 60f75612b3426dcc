import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** Another value gives the children a new chance: the address of the page. */
  readonly resetKey: string;
}

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Shows the fallback instead of children that threw. React itself reports the error to the root. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    // oxlint-disable-next-line react/no-did-update-set-state -- a new address is the one way out of the failed state
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

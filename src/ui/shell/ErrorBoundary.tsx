import { Component, type ReactNode } from 'react';
import { selectProductIndex } from '../../slices/catalog/selectors.ts';
import { selectSettings } from '../../slices/setting/selectors.ts';
import { useSelect } from '../store.tsx';

interface FallbackProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

interface BoundaryProps extends FallbackProps {
  /** Another one among them gives children that failed a new chance. */
  readonly chances: readonly unknown[];
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate({ chances }: BoundaryProps, { hasFailed: hadFailed }: BoundaryState): void {
    // What failed by the very change has had its chance.
    if (!hadFailed || this.props.chances.every((chance, index) => chance === chances[index])) return;
    // oxlint-disable-next-line react/no-did-update-set-state -- the one way out of the failed state
    this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

export interface ErrorBoundaryProps extends FallbackProps {
  /** Another value gives the children a new chance: the address of the page. */
  readonly resetKey: string;
}

/**
 * Shows the fallback instead of children that threw, until another address, another menu or other settings come. React
 * itself reports the error to the root.
 */
export function ErrorBoundary({ resetKey, ...rest }: ErrorBoundaryProps) {
  const menu = useSelect(selectProductIndex);
  const settings = useSelect(selectSettings);
  return <Boundary chances={[resetKey, menu, settings]} {...rest} />;
}

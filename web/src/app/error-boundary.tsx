import { Component, type ReactNode } from 'react';
import { forgetAttempts } from './lazy-page.tsx';
import { loadAnew } from './missing-code.ts';

interface Props {
  /** When this changes, the page gets another chance. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    forgetAttempts();
    void loadAnew(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { onBackOnline } from '../lib/online.ts';
import { clearFailedLoads } from '../ui/lazy-page.tsx';
import { reloadIfCodeMissing } from './missing-code.ts';

interface Props {
  /** A change of this key renders the children again. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  #stopListening = () => {};

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    clearFailedLoads();
    void reloadIfCodeMissing(error);
  }

  override componentDidMount() {
    // The error may have come from the lost network, so the children render again when it is back.
    this.#stopListening = onBackOnline(() => this.setState({ failed: false }));
  }

  override componentWillUnmount() {
    this.#stopListening();
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

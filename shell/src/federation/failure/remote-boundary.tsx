import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reportFailure } from '../load/report';

interface Props {
  remote: LiveRemote;
  /** Shown in place of the children after they threw. A retry gives the boundary another key. */
  renderFailure: (error: unknown, failedAt: number) => ReactNode;
  children: ReactNode;
}

interface State {
  failure: { error: unknown; at: number } | null;
}

/** Limits an error in a remote's rendering to its own area of the page. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, at: Date.now() } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    reportFailure(this.props.remote, error, componentStack ?? '');
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(failure.error, failure.at) : this.props.children;
  }
}

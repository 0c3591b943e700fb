import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { emit } from '@passerelle/shared/events';
import { Component, type ErrorInfo, type ReactNode } from 'react';

/** What a remote has thrown, or what loading it has; it may be anything. */
export function reportFailure({ name, version }: LiveRemote, thrown: unknown, place = ''): void {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  emit('error-reported', { remote: name, version, message, stack: `${stack}${place}` });
}

interface Props {
  remote: LiveRemote;
  /** Shown in place of the children after they threw. Who tries again gives the boundary another key. */
  renderFailure: (error: unknown, failedAt: number) => ReactNode;
  children: ReactNode;
}

interface State {
  failure: { error: unknown; at: number } | null;
}

/** What a remote throws while rendering costs its own area of the page and nothing else. */
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

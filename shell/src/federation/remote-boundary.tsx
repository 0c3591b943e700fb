import { emit } from '@passerelle/shared/events';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  remote: string;
  version: string;
  /** Shown in place of the children after they threw. */
  renderFailure: (retry: () => void, failedAt: number) => ReactNode;
  children: ReactNode;
}

interface State {
  failedAt: number | null;
}

/** What a remote throws while rendering costs its own area of the page and nothing else. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): State {
    return { failedAt: Date.now() };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    const { remote, version } = this.props;
    emit('error-reported', {
      remote,
      version,
      message: error.message,
      stack: `${error.stack ?? ''}${info.componentStack ?? ''}`,
    });
  }

  private readonly retry = (): void => this.setState({ failedAt: null });

  override render(): ReactNode {
    const { failedAt } = this.state;
    return failedAt === null ? this.props.children : this.props.renderFailure(this.retry, failedAt);
  }
}

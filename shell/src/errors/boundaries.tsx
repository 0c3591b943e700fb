import { emit } from '@passerelle/shared/events';
import { now } from '@passerelle/shared/i18n';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { FRONT_VERSION } from '../boot/env';
import { reloadDocument } from '../session/full-navigation';
import { CrashPage } from './crash-page';

/** Error caught by a boundary of the shell. */
export function reportCrash(error: Error, info: ErrorInfo): void {
  emit('error-reported', {
    remote: 'shell',
    version: FRONT_VERSION,
    message: error.message,
    stack: `${error.stack ?? ''}${info.componentStack ?? ''}`,
  });
}

interface Props {
  children: ReactNode;
  /** Around a part of the page that stands in a layout: header and menu stay. */
  inside?: boolean;
}

interface State {
  error: Error | null;
}

/** A second crash so soon will repeat: then only a reload can help. */
const REPEAT_WINDOW_MS = 5000;

/** The net for what the shell itself throws. It knows of no room that could be the one that failed. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: null };
  private triedAt = -Infinity;

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidMount(): void {
    addEventListener('popstate', this.clear);
  }

  override componentWillUnmount(): void {
    removeEventListener('popstate', this.clear);
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportCrash(error, info);
  }

  /** Another address may well work. */
  private readonly clear = (): void => {
    if (this.state.error) this.setState({ error: null });
  };

  private readonly retry = (): void => {
    const at = now().getTime();
    if (at - this.triedAt < REPEAT_WINDOW_MS) {
      reloadDocument();
      return;
    }
    this.triedAt = at;
    this.clear();
  };

  override render(): ReactNode {
    const { error } = this.state;
    const { children, inside = false } = this.props;
    return error ? <CrashPage error={error} onRetry={this.retry} inside={inside} /> : children;
  }
}

/** Around what the page can do without: what throws is reported and goes away. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportCrash(error, info);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import { now } from '@passerelle/shared/i18n';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reopen } from '../session/leave-for';
import { CrashPage } from './crash-page';
import { reportCrash } from './report-crash';

interface Props {
  children: ReactNode;
  /** Around a part of the page that stands in a layout: header and menu stay. */
  inside?: boolean;
}

interface State {
  error: Error | null;
}

/** What breaks again so soon will break a third time: then only another document can help. */
const SOON = 5000;

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
    if (at - this.triedAt < SOON) {
      reopen();
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

import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reportCrash } from './report-crash';

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

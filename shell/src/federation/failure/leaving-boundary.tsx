import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reportCrash } from '../../errors/boundaries';

/** What is drawn anew and throws again so soon does not throw because something left. */
const REPEAT_WINDOW_MS = 5000;

/**
 * What a remote throws as it leaves comes to who is still there: its own boundary has left with it. What stands there now
 * has done nothing wrong, and is drawn anew; the stack in the log shows whose it was.
 */
export class LeavingBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };
  private caughtAt = -Infinity;

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportCrash(error, info);
    this.caughtAt = performance.now();
    this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error && performance.now() - this.caughtAt < REPEAT_WINDOW_MS) throw error;
    return this.props.children;
  }
}

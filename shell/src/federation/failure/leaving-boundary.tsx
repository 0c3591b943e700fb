import { Component, type ErrorInfo, type ReactNode } from 'react';

import { reportCrash } from '../../errors/boundaries';

/** Two errors within this time count as one that a new render does not fix. */
const REPEAT_WINDOW_MS = 5000;

/**
 * Catches errors that a remote throws while it unmounts: its own boundary is gone by then. The current content is
 * not at fault, and is drawn anew; the stack in the log names the owner.
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

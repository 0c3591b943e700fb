import { emit } from '@passerelle/shared/events';
import { Component, type ErrorInfo, type ReactNode } from 'react';

import { CrashPage } from './crash-page';

interface State {
  error: Error | null;
}

/** The last net: what the shell itself throws. It knows of no room that could be the one that failed. */
export class CrashBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    emit('error-reported', {
      remote: 'shell',
      version: '',
      message: error.message,
      stack: `${error.stack ?? ''}${info.componentStack ?? ''}`,
    });
  }

  override render(): ReactNode {
    return this.state.error ? <CrashPage error={this.state.error} /> : this.props.children;
  }
}

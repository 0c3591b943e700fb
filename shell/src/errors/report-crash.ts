import { emit } from '@passerelle/shared/events';
import type { ErrorInfo } from 'react';

import { FRONT_VERSION } from '../boot/version';

/** What a boundary of the shell has caught. */
export function reportCrash(error: Error, info: ErrorInfo): void {
  emit('error-reported', {
    remote: 'shell',
    version: FRONT_VERSION,
    message: error.message,
    stack: `${error.stack ?? ''}${info.componentStack ?? ''}`,
  });
}

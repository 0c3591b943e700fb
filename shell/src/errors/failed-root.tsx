import { EnvMissing } from '../boot/load-env';
import { PartFailure } from '../parts/part-failure';
import type { Root } from '../roots/roots';
import { reopen } from '../session/leave-for';
import { CrashPage } from './crash-page';

/** In place of a document that could not be put together. */
export const failedRoot = (error: unknown): Root => ({
  Root: () =>
    error instanceof EnvMissing ? <CrashPage error={error} onRetry={reopen} /> : <PartFailure onRetry={reopen} />,
});

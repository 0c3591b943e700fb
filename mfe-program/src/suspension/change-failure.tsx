import { FailureText, Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** In the dialog itself: what was chosen is still there, to be tried again. */
export const ChangeFailure = ({ error }: { error: unknown }): ReactNode =>
  error === null ? null : (
    <Notice role="alert" tone="error" title={<FailureText error={error} />} sx={{ mt: '16px' }} />
  );

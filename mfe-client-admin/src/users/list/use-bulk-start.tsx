import { ApiError } from '@passerelle/shared/client';
import type { UserSelection } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { startBulk } from '../bulk/bulk-action.mutations';
import { type BulkWork } from '../bulk/bulk-action.resource';

/** Error text of a bulk action; the server's text has the current count if the displayed one is outdated. */
export const BulkFailure = ({ error }: { error: unknown }) =>
  error instanceof ApiError && error.fields['selection.count'] ? error.message : <FailureText error={error} />;

/** Starts a bulk action and opens its progress screen. */
export function useBulkStart() {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  /** For a form, which shows a refusal at its fields. */
  const startFromForm = async (work: BulkWork, selection: UserSelection): Promise<void> => {
    const { id } = await startBulk(work, selection);
    void navigate(routeTo('clientBulkAction', { bulkId: id }), { state: { from: `${pathname}${search}` } });
  };
  const start = async (work: BulkWork, selection: UserSelection): Promise<void> => {
    setBusy(true);
    try {
      await startFromForm(work, selection);
    } catch (error) {
      toast(<BulkFailure error={error} />, { tone: 'error', about: 'bulk' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, start, startFromForm };
}

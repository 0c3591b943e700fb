import { ApiError } from '@passerelle/shared/client';
import type { UserSelection } from '@passerelle/shared/contract';
import { routeTo, useGo } from '@passerelle/shared/routes';
import { FailureText, useToast } from '@passerelle/shared/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { type BulkWork, startBulk } from '../bulk-action/bulk-action.resource';

/** The server says how many there are now, where the count that was shown is out of date. */
const BulkFailure = ({ error }: { error: unknown }) =>
  error instanceof ApiError && error.fields['selection.count'] ? error.message : <FailureText error={error} />;

/** Starts a bulk action and leads to the screen that says how far it is. */
export function useBulkStart() {
  const toast = useToast();
  const go = useGo();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(false);
  const start = async (work: BulkWork, selection: UserSelection): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await startBulk(work, selection);
      go(routeTo('clientBulkAction', { bulkId: id }), { state: { from: `${pathname}${search}` } });
    } catch (error) {
      toast(<BulkFailure error={error} />, { tone: 'error', about: 'bulk' });
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}

import { Plural, Trans } from '@lingui/react/macro';
import RestoreRounded from '@mui/icons-material/RestoreRounded';
import type { BulkAction } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { ActionButton, Box, FailureText, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { DeletedUsersLink } from '../../components/user-list-links';
import { undoBulk } from './bulk-action.mutations';

/** Takes a deletion back for all, or leads to the list where each person can be restored. */
export function UndoDeletion({ action }: { action: BulkAction }): ReactNode {
  const toast = useToast();
  const navigate = useNavigate();
  const { number } = useFormats();
  const [busy, setBusy] = useState(false);
  const { restorable } = action;
  const days = number(durations.userRestoreDays);
  const undo = async (): Promise<void> => {
    setBusy(true);
    try {
      const { id } = await undoBulk(action.id);
      void navigate(routeTo('clientBulkAction', { bulkId: id }));
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error', about: action.id });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 20px', mt: '16px' }}>
      <Box sx={{ flex: '1 1 320px', maxWidth: '66ch', color: 'text.secondary', typography: 'body2' }}>
        <Trans>
          Une personne supprimée peut être rétablie pendant {days} jours, avec tout ce qu’elle a saisi : toutes ensemble
          ici, ou chacune depuis les personnes supprimées.
        </Trans>
      </Box>
      <DeletedUsersLink />
      <ActionButton variant="outlined" busy={busy} startIcon={<RestoreRounded />} onClick={() => void undo()}>
        <Plural value={restorable} one="Annuler : rétablir la personne" other="Annuler : rétablir les # personnes" />
      </ActionButton>
    </Box>
  );
}

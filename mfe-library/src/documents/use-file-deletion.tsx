import { Trans } from '@lingui/react/macro';
import { isGone, refreshTouched, send } from '@passerelle/shared/client';
import type { OwnFile } from '@passerelle/shared/contract';
import { useConfirmation } from '@passerelle/shared/ui/data';

async function deleteFile({ id }: OwnFile): Promise<void> {
  const params = { documentId: id };
  try {
    await send('DELETE /me/documents/:documentId', { params });
  } catch (error) {
    if (!isGone(error)) throw error;
    // Another tab has already deleted it: counts as success, and the lists refresh.
    refreshTouched('DELETE /me/documents/:documentId', { params });
  }
}

/** Asks, then deletes a file; it cannot be taken back, since its bytes go too. */
export const useFileDeletion = () =>
  useConfirmation<OwnFile>({
    act: deleteFile,
    onFailure: ({ id }) => refreshTouched('DELETE /me/documents/:documentId', { params: { documentId: id } }),
    done: () => <Trans>Fichier supprimé</Trans>,
    about: ({ id }) => id,
  });

import { send } from '@passerelle/shared/client';
import type { ContentImport } from '@passerelle/shared/contract';

export interface Chosen {
  file: File;
  organization: string | null;
  /** Kept in the studio, unpublished. */
  asDraft: boolean;
}

/** Without an organisation the pack is for all, or for one's own. */
const bodyOf = ({ organization, asDraft }: Chosen) => ({
  ...(organization !== null && { organization }),
  ...(asDraft && { asDraft }),
});

/** Dry run of the import, rolled back by the server. */
export const tryPack = (chosen: Chosen): Promise<ContentImport> =>
  send('POST /content', { body: { dryRun: true, ...bodyOf(chosen) }, files: { pack: chosen.file } });

export const importPack = (chosen: Chosen): Promise<ContentImport> =>
  send('POST /content', { body: bodyOf(chosen), files: { pack: chosen.file } });

import { send } from '@passerelle/shared/client';
import type { ContentImport } from '@passerelle/shared/contract';

export interface Chosen {
  file: File;
  organization: string | null;
}

/** Without an organisation the pack is for all, or for one's own. */
const scopeOf = ({ organization }: Chosen) => (organization === null ? {} : { organization });

/** Dry run of the import, rolled back by the server. */
export const tryPack = (chosen: Chosen): Promise<ContentImport> =>
  send('POST /content', { body: { dryRun: true, ...scopeOf(chosen) }, files: { pack: chosen.file } });

export const importPack = (chosen: Chosen): Promise<ContentImport> =>
  send('POST /content', { body: scopeOf(chosen), files: { pack: chosen.file } });

import { join } from 'node:path';
import { saveDocument } from '../../domains/library/save-document';
import type { Demo } from '../world';
import { documents, type DemoDocument } from './documents';
import { filesFolder } from './files-folder';

/** The library; gives the ids by key, which the tasks of the programmes refer to. */
export async function makeLibrary(
  { db, now, services }: Demo,
  organizationId: string,
): Promise<ReadonlyMap<string, string>> {
  const folder = filesFolder();
  const inFolder = (words: DemoDocument['fr']) => ({ ...words, file: join(folder, words.file) });
  const ids = new Map<string, string>();
  for (const [key, { family, own, fr, en }] of Object.entries(documents)) {
    const template = {
      ...{ key, family, organizationId: own ? organizationId : null },
      contents: { fr: inFolder(fr), ...(en && { en: inFolder(en) }) },
      publishedAt: now
        .startOf('day')
        .minus({ days: 4 + ids.size * 9 })
        .plus({ hours: 8 }),
    };
    ids.set(key, await saveDocument({ db, files: services.files }, template));
  }
  return ids;
}

import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@passerelle/shared/contract';
import type { TestApp } from '../../../testing/test-app';
import { type DocumentTemplate, saveDocument } from '../save-document';

interface Words {
  name?: string;
  description?: string;
  file?: string;
  bytes?: string | Buffer;
}

export interface DocumentValues extends Partial<Omit<DocumentTemplate, 'contents'>> {
  contents?: Partial<Record<Locale, Words>>;
}

/** A published document, common unless an organisation is given, with its own file. */
export async function aDocument(app: TestApp, values: DocumentValues = {}): Promise<string> {
  const { contents = { fr: {} }, ...rest } = values;
  const written: DocumentTemplate['contents'] = {};
  for (const [locale, words] of Object.entries(contents) as [Locale, Words][]) {
    const file = join(app.services.config.dataDir, `${randomUUID()}-${words.file ?? 'fiche.pdf'}`);
    await writeFile(file, words.bytes ?? `%PDF-1.4 ${file}`);
    written[locale] = { name: words.name ?? 'Fiche', description: words.description ?? '<p>À lire.</p>', file };
  }
  app.clock.advance({ seconds: 1 });
  return saveDocument(
    { db: app.db, files: app.services.files },
    {
      key: randomUUID(),
      family: 'cv',
      organizationId: null,
      publishedAt: app.clock.now(),
      ...rest,
      contents: written,
    },
  );
}

import type { Db } from '../../platform/database/connection';

interface Scope {
  organizationId: string | null;
  at: Date;
}

const keysOf = (paths: readonly string[], kind: string): string[] =>
  paths.flatMap((path) => (path.startsWith(`${kind}/`) ? path.slice(kind.length + 1) : []));

const archive = (db: Db, table: 'programs' | 'surveys' | 'library_documents', { organizationId, at }: Scope) =>
  db
    .updateTable(table)
    .set({ archived_at: at })
    .where('organization_id', 'is not distinct from', organizationId)
    .where('archived_at', 'is', null)
    .returning('key');

const hideSections = (db: Db, { organizationId, at }: Scope) =>
  db
    .updateTable('question_sections')
    .set({ published_at: null, updated_at: at })
    .where('organization_id', 'is not distinct from', organizationId)
    .where('published_at', 'is not', null)
    .returning('key');

const hidePages = (db: Db, { organizationId, at }: Scope) =>
  db
    .updateTable('static_pages')
    .set({ published_at: null, updated_at: at })
    .where('organization_id', 'is not distinct from', organizationId)
    .where('published_at', 'is not', null)
    .returning('slug as key');

/**
 * Archives what the pack no longer has. Templates and documents stay for those who were given them, and are
 * offered to nobody else; pages are no longer published. Returns the paths that were still active.
 */
export async function withdraw(db: Db, gone: readonly string[], scope: Scope): Promise<string[]> {
  const withdrawn: string[] = [];
  const take = async (kind: string, from: (keys: string[]) => Promise<{ key: string }[]>): Promise<void> => {
    const keys = keysOf(gone, kind);
    const found = keys.length === 0 ? [] : await from(keys);
    withdrawn.push(...found.map(({ key }) => `${kind}/${key}`));
  };
  await take('programs', (keys) => archive(db, 'programs', scope).where('key', 'in', keys).execute());
  await take('surveys', (keys) => archive(db, 'surveys', scope).where('key', 'in', keys).execute());
  await take('library', (keys) => archive(db, 'library_documents', scope).where('key', 'in', keys).execute());
  await take('faq', (keys) => hideSections(db, scope).where('key', 'in', keys).execute());
  await take('pages', (keys) => hidePages(db, scope).where('slug', 'in', keys).execute());
  return withdrawn;
}

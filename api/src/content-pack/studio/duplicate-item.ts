import { msg } from '@lingui/core/macro';
import type { ItemFile, ItemFiles, Locale } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { limits } from '@passerelle/shared/contract/limits';
import { extname } from 'node:path';

import type { StoredItem, TranslatedFrom } from '../../platform/database/schema/content';
import type { Context } from '../../platform/http/routes';
import { wordsIn } from '../../platform/text/words';
import { titleFieldOf } from '../items/item-row';
import { type Attached, attachmentPath } from './attachment-paths';
import { assertRoomForTask, draftRow, type NewItem } from './create-item';
import { keyOfCopy } from './item-keys';
import { type LockedItem, lockItem } from './lock-item';
import { lockPack } from './studio-pack';
import type { Writing } from './write-draft';

interface Move {
  from: string;
  to: string;
}

/** The paths of a file's attachments under the key of the copy. */
function movesOf({ fields }: ItemFile, place: Pick<Attached, 'key' | 'language'>) {
  const moveTo = (from: unknown, part: Pick<Attached, 'role' | 'captions'>): Move | undefined =>
    typeof from === 'string'
      ? { from, to: attachmentPath({ ...place, ...part, extension: extname(from).slice(1).toLowerCase() }) }
      : undefined;
  const { file, cover, captions } = fields;
  const spoken = Object.entries(typeof captions === 'object' && captions !== null ? captions : {});
  return {
    file: moveTo(file, { role: 'file' }),
    cover: moveTo(cover, { role: 'cover' }),
    captions: spoken.flatMap(([language, path]: [string, unknown]) => {
      const move = moveTo(path, { role: 'captions', captions: language as Locale });
      return move ? [[language, move] as const] : [];
    }),
  };
}

function movedFile(file: ItemFile, { file: main, cover, captions }: ReturnType<typeof movesOf>): ItemFile {
  return {
    ...file,
    fields: {
      ...file.fields,
      ...(main && { file: main.to }),
      ...(cover && { cover: cover.to }),
      ...(captions.length > 0 && { captions: Object.fromEntries(captions.map(([spoken, { to }]) => [spoken, to])) }),
    },
  };
}

/** A document for another key. Its attachments have paths of their own, so that a new file replaces only one of them. */
function copyOfDocument({ files, attachments }: StoredItem, key: string): StoredItem {
  const copies: ItemFiles = {};
  const moved: Record<string, string> = {};
  for (const [language, file] of Object.entries(files) as [Locale, ItemFile][]) {
    const moves = movesOf(file, { key, language });
    copies[language] = movedFile(file, moves);
    for (const move of [moves.file, moves.cover, ...moves.captions.map(([, one]) => one)]) {
      const id = move && attachments[move.from];
      if (move && id !== undefined) moved[move.to] = id;
    }
  }
  return { files: copies, attachments: moved };
}

function copiedTitle(title: unknown, language: Locale): string {
  const given = typeof title === 'string' ? title.trim() : '';
  const copied = (text: string): string => wordsIn(language)(msg`${{ title: text }} (copie)`).trim();
  return copied(
    Array.from(given)
      .slice(0, limits.titleLength - copied('').length - 1)
      .join(''),
  );
}

/** A copy named as one; its translations stay as current as they were. */
function renamed(
  { kind, languages: [source = 'fr'], translatedFrom }: LockedItem,
  { files, attachments }: StoredItem,
): { content: StoredItem; translatedFrom: TranslatedFrom } {
  const field = titleFieldOf(kind);
  const main = files[source] ?? { fields: {} };
  const [before, title] = [main.fields[field], copiedTitle(main.fields[field], source)];
  const bases = Object.entries(translatedFrom).map(([language, basis]) => [
    language,
    basis[field] === before ? { ...basis, [field]: title } : basis,
  ]);
  return {
    content: { files: { ...files, [source]: { ...main, fields: { ...main.fields, [field]: title } } }, attachments },
    translatedFrom: Object.fromEntries(bases) as TranslatedFrom,
  };
}

/** The tasks of a programme for its copy, under their own keys. */
async function copyTasks(writing: Writing, program: LockedItem, copyId: string): Promise<void> {
  const tasks = await writing.db
    .selectFrom('content_items')
    .where('program_id', '=', program.id)
    .where('archived_at', program.isArchived ? 'is not' : 'is', null)
    .select(['key', 'draft', 'published', 'translated_from'])
    .execute();
  const rows = tasks.flatMap(({ key, draft, published, translated_from }) => {
    const content = draft ?? published;
    if (!content) return [];
    const { packId, organizationId, languages } = program;
    const place = { kind: 'tasks', packId, organizationId, programId: copyId, languages } as const;
    return draftRow(writing, { ...place, key, content, translatedFrom: translated_from });
  });
  if (rows.length > 0) await writing.db.insertInto('content_items').values(rows).execute();
}

/** A copy as a draft under a new key, in the same pack; a programme with its tasks. */
export async function duplicateItem(context: Context<Calls['POST /content/items/:itemId/duplicate']>): Promise<string> {
  const { db, person, params, seen, now } = context;
  const item = await lockItem(db, person, { itemId: params.itemId, seen });
  const { kind, packId, programId, organizationId, languages } = item;
  // A lock keeps two copies at once from the same key, as for a new item.
  await (programId === null
    ? lockPack(db, organizationId, now.toJSDate())
    : lockItem(db, person, { itemId: programId }));
  if (programId !== null) await assertRoomForTask(db, programId);
  const key = await keyOfCopy(db, item, item.key);
  const copy: NewItem = {
    kind,
    packId,
    programId,
    organizationId,
    languages,
    key,
    ...renamed(item, kind === 'library' ? copyOfDocument(item.content, key) : item.content),
  };
  const { id } = await db
    .insertInto('content_items')
    .values(draftRow(context, copy))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (kind === 'programs') await copyTasks(context, item, id);
  return id;
}

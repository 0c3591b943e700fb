import { type RawBuilder, sql } from 'kysely';
import type { ItemFile, ItemKind, Locale } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { limits } from '@passerelle/shared/contract/limits';
import type { Db } from '../../platform/database/connection';
import type { StoredItem, TranslatedFrom } from '../../platform/database/schema/content';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import { givenTitle } from '../../platform/text/text';
import { scopeOf } from '../rights';
import { assertStorableFiles } from '../items/item-files';
import { assertFreeKey, keyFor, type KeyScope } from './item-keys';
import { mayWriteKind } from '../items/item-rights';
import { itemColumns, titleFieldOf } from '../items/item-row';
import { assertNotArchived, lockItem } from './lock-item';
import { lockPack } from './studio-pack';
import type { Writing } from './write-draft';

type Creating = Context<Calls['POST /content/items']>;

export interface NewItem extends KeyScope {
  packId: string;
  key: string;
  content: StoredItem;
  translatedFrom: TranslatedFrom;
  languages: readonly Locale[];
}

/** The row of an item that is a draft only. */
export const draftRow = ({ person, now }: Omit<Writing, 'db'>, item: NewItem) => ({
  pack_id: item.packId,
  program_id: item.programId,
  kind: item.kind,
  key: item.key,
  draft: JSON.stringify(item.content),
  translated_from: item.translatedFrom,
  ...itemColumns(item.kind, item.content, item.languages),
  created_at: now.toJSDate(),
  changed_at: now.toJSDate(),
  changed_by: person.id,
});

interface Place extends KeyScope {
  packId: string;
  languages: readonly Locale[];
}

/** The programme of a new task is locked, so that two new ones do not get the same key. */
async function placeOfTask({ db, person }: Creating, itemId: string | null | undefined): Promise<Place> {
  if (!itemId) throw failure('invalid', { fields: { program: 'required' } });
  const program = await lockItem(db, person, { itemId });
  assertNotArchived(program);
  if (program.kind !== 'programs') throw failure('invalid', { fields: { program: 'notAllowed' } });
  await assertRoomForTask(db, program.id);
  const { packId, organizationId, languages } = program;
  return { kind: 'tasks', organizationId, programId: program.id, packId, languages };
}

export async function assertRoomForTask(db: Db, programId: string): Promise<void> {
  const { tasks } = await db
    .selectFrom('content_items')
    .where('program_id', '=', programId)
    .select((eb) => eb.fn.countAll<number>().as('tasks'))
    .executeTakeFirstOrThrow();
  if (tasks >= limits.itemTasks) throw failure('full', { message: 'contentTasksFull', fields: { program: 'tooMany' } });
}

async function placeOf(context: Creating): Promise<Place> {
  const { db, person, body, now } = context;
  const { kind } = body;
  if (kind === 'tasks') return placeOfTask(context, body.program);
  if (body.program) throw failure('invalid', { fields: { program: 'notAllowed' } });
  const organizationId = await scopeOf(db, person, body.organization);
  const { id, languages } = await lockPack(db, organizationId, now.toJSDate());
  return { kind, organizationId, programId: null, packId: id, languages };
}

/** The fields that the file of a new item requires. */
const beginnings: Record<Exclude<ItemKind, 'faq'>, () => ItemFile['fields']> = {
  programs: () => ({
    type: 'basic',
    maxSuspension: 0,
    badges: [],
    jobOffers: false,
    weeks: [{ title: '', tasks: [] }],
  }),
  tasks: () => ({ family: 'other', points: 0, subTasks: [] }),
  surveys: () => ({ type: 'basic', questions: [] }),
  library: () => ({ family: 'other' }),
  pages: () => ({}),
};

const firstFields = (kind: ItemKind, position: number): ItemFile['fields'] =>
  kind === 'faq' ? { position } : beginnings[kind]();

const MOST_SECTIONS = 100;

const position = sql`(coalesce(item.draft, item.published) #> ARRAY['files', pack.locales[1], 'fields', 'position'])`;

/** A draft may hold anything as its position. */
const knownPosition: RawBuilder<number> = sql`CASE WHEN jsonb_typeof(${position}) = 'number'
  THEN least(greatest(${position}::text::numeric, 0), ${sql.lit(MOST_SECTIONS)})::int ELSE 0 END`;

/** The position of a new section of questions: behind the others of its organisation. */
async function nextPosition(db: Db, { organizationId }: Pick<KeyScope, 'organizationId'>): Promise<number> {
  const { last } = await db
    .selectFrom('content_items as item')
    .innerJoin('content_packs as pack', 'pack.id', 'item.pack_id')
    .where('item.kind', '=', 'faq')
    .where('pack.organization_id', 'is not distinct from', organizationId)
    .select(sql<number | null>`max(${knownPosition})`.as('last'))
    .executeTakeFirstOrThrow();
  return Math.min(MOST_SECTIONS, (last ?? 0) + 1);
}

/** Adds an item as a draft; nothing is published. */
export async function createItem(context: Creating): Promise<string> {
  const { db, person, body } = context;
  const { kind, fields = {} } = body;
  if (!mayWriteKind(person, kind)) throw failure('forbidden');
  const title = givenTitle(body.title);
  if (title === null) throw failure('invalid', { fields: { title: 'required' } });
  const place = await placeOf(context);
  const [source = 'fr'] = place.languages;
  const beginning = firstFields(kind, kind === 'faq' ? await nextPosition(db, place) : 1);
  const files = { [source]: { fields: { [titleFieldOf(kind)]: title, ...beginning, ...fields } } };
  assertStorableFiles(kind, files, source);
  if (body.key) await assertFreeKey(db, place, body.key);
  const key = body.key ?? (await keyFor(db, place, title));
  const item = { ...place, key, content: { files, attachments: {} }, translatedFrom: {} };
  const { id } = await db
    .insertInto('content_items')
    .values(draftRow(context, item))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

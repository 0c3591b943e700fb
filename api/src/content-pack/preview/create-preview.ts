import type { ContentPreview } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import { randomUUID } from 'node:crypto';

import { type Db, transact } from '../../platform/database/connection';
import type { StoredItem } from '../../platform/database/schema/content';
import { failure } from '../../platform/failure';
import type { Context } from '../../platform/http/routes';
import {
  createSchema,
  dropPreviews,
  enterProduct,
  latestMigration,
  schemaOf,
} from '../../platform/previews/preview-schema';
import { discardUpload, makeTemporaryFolder } from '../../platform/starting/leftovers';
import type { PackLanguages } from '../items/item-row';
import { type Snapshot, weeksOfProgram } from '../items/place-items';
import { publishedProgram } from '../items/published-program';
import { type ItemRow, type PackRow, readPackRow, readPreviewed } from '../items/read-items';
import { assertNoneArchived } from '../publish/publish-content';
import { publishPack } from '../publish/publish-pack';
import { chooseItems, type Chosen } from './choose-items';
import { copyContent } from './copy-content';
import { pathOfItem } from './preview-address';
import { createParticipant, giveFromWeek } from './preview-participant';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

const hasTask = (week: unknown): boolean => listOf((week as { tasks?: unknown } | null)?.tasks).length > 0;

/**
 * A programme without its weeks that have no task yet, which a pack refuses, and the position of `week` among the
 * others. Translations name weeks by their order.
 */
function withFilledWeeks(
  content: StoredItem,
  [source = 'fr']: PackLanguages,
  week: number,
): { content: StoredItem; week: number } {
  const isFilled = listOf(content.files[source]?.fields['weeks']).map(hasTask);
  if (!isFilled.includes(true)) return { content, week };
  const files = Object.entries(content.files).map(([language, file]) => {
    const { weeks, ...fields } = file.fields;
    const kept = listOf(weeks).filter((_week, index) => isFilled[index]);
    return [language, { ...file, fields: weeks === undefined ? fields : { ...fields, weeks: kept } }];
  });
  return {
    content: { ...content, files: Object.fromEntries(files) as StoredItem['files'] },
    week: Math.max(1, isFilled.slice(0, week).filter(Boolean).length),
  };
}

type Opening = Context<Calls['POST /content/previews']>;

/** Carries problems of a draft out of the transaction, which is rolled back with its schema. */
class Refusal extends Error {
  constructor(readonly problems: ContentPreview['problems']) {
    super('Refused.');
  }
}

interface Publishing {
  pack: PackRow;
  items: readonly ItemRow[];
  snapshot: Snapshot;
  /** The participant: the author is not in the preview’s tables. */
  by: string;
}

/** Publishes the drafts in the preview’s own tables, as the studio publishes in those of the product. */
async function publishChosen({ services, now, locale }: Opening, db: Db, { pack, items, snapshot, by }: Publishing) {
  const folder = await makeTemporaryFolder('upload');
  try {
    const publisher = { files: services.files, now, locale, dryRun: false, by, snapshot };
    const { problems } = await publishPack({ ...publisher, db, pack, publish: items, archive: [] }, folder);
    if (problems.length > 0) throw new Refusal(problems);
  } finally {
    await discardUpload(folder);
  }
}

function assertFits({ body }: Opening, pack: PackRow, { program }: Chosen): void {
  if (!pack.locales.includes(body.language)) throw failure('invalid', { fields: { language: 'notAllowed' } });
  const weeks = program ? weeksOfProgram(program.draft ?? program.published, pack.locales) : 1;
  if ((body.week ?? 1) > Math.max(1, weeks)) throw failure('invalid', { fields: { week: 'tooLarge' } });
}

async function openPreview(context: Opening, db: Db): Promise<ContentPreview> {
  const { person, body, now } = context;
  const item = await readPreviewed(db, person, body.item);
  assertNoneArchived([item]);
  const pack = await readPackRow(db, item.packId);
  const chosen = await chooseItems(db, pack, item);
  assertFits(context, pack, chosen);
  const before = await db.selectFrom('previews').where('author_id', '=', person.id).select('id').execute();
  await dropPreviews(
    db,
    before.map(({ id }) => id),
  );
  const previewId = randomUUID();
  const organizationId = pack.organizationId ?? person.organizationId;
  await createSchema(db, previewId);
  await copyContent(db, { schema: schemaOf(previewId), organizationId, packId: pack.id });
  const userId = await createParticipant(db, { previewId, organizationId, language: body.language, now });
  const { program } = chosen;
  const given = program?.draft ?? program?.published;
  const filled = given && withFilledWeeks(given, pack.locales, body.week ?? 1);
  const snapshot: Snapshot = program && filled ? { [program.id]: filled.content } : {};
  await publishChosen(context, db, { pack, items: chosen.items, snapshot, by: userId });
  if (program) {
    const { organizationId: owner } = pack;
    const programId = await publishedProgram(db, { key: program.key, organizationId: owner });
    if (programId === null) throw new Error(`The programme ${program.key} was not published.`);
    await giveFromWeek(db, { userId, organizationId, programId, week: filled?.week ?? 1, now });
  }
  const path = await pathOfItem(db, item, { userId, tasks: chosen.tasks });
  await enterProduct(db);
  await db
    .insertInto('previews')
    .values({
      id: previewId,
      author_id: person.id,
      user_id: userId,
      migration: latestMigration(),
      created_at: now.toJSDate(),
    })
    .execute();
  return { address: `/preview/${previewId}${path}`, problems: [] };
}

/** Opens a preview in place of the author’s previous one. A draft with problems creates nothing. */
export async function createPreview(context: Opening): Promise<ContentPreview> {
  try {
    return await transact(context.services.db, (db) => openPreview(context, db));
  } catch (error) {
    if (error instanceof Refusal) return { address: null, problems: error.problems };
    throw error;
  }
}

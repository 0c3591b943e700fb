import { randomUUID } from 'node:crypto';
import type { ItemKind } from '@passerelle/shared/contract';
import type { Place, World } from './a-world';
import type { Maker } from './target';

const aPack = async ({ app }: World, { organization }: Place, isManagedOutside = false): Promise<string> => {
  const { id } = await app.db
    .insertInto('content_packs')
    .values({
      organization_id: organization,
      name: `Pack ${randomUUID()}`,
      version: '1',
      contents: [],
      imported_at: app.clock.now().toJSDate(),
      locales: ['fr', 'en'],
      managed_outside: isManagedOutside,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const content = JSON.stringify({
  files: {
    fr: { fields: { title: 'Qualité' }, text: 'Une page.' },
    en: { fields: { title: 'Quality' }, text: 'A page.' },
  },
  attachments: {},
});

const anItem =
  (kind: ItemKind, { isArchived = false, isDraft = false } = {}): Maker =>
  async (world, _actor, where) => {
    const { app } = world;
    const at = app.clock.now().toJSDate();
    const { id } = await app.db
      .insertInto('content_items')
      .values({
        pack_id: await aPack(world, world[where]),
        kind,
        key: `item-${randomUUID()}`,
        ...(isDraft ? { draft: content } : { published: content, published_at: at }),
        sort_title: 'qualite',
        search: 'qualite',
        created_at: at,
        changed_at: at,
        archived_at: isArchived ? at : null,
        titles: { fr: 'Qualité' },
        translated_from: {},
        uses: [],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id };
  };

/** Published content of an organisation. */
export const contentMakers = {
  contentItem: anItem('pages'),
  libraryItem: anItem('library'),
  archivedItem: anItem('pages', { isArchived: true }),
  contentVersion: async (world, actor, where) => {
    const { id } = await anItem('pages')(world, actor, where);
    const published_at = world.app.clock.now().toJSDate();
    await world.app.db
      .insertInto('content_versions')
      .values({ item_id: id, number: 1, content, origin: 'published', published_at })
      .execute();
    return { id, params: { number: '1' } };
  },
  draftItem: anItem('pages', { isDraft: true }),
  programItem: async (world, actor, where) => {
    const { id } = await anItem('programs')(world, actor, where);
    const { app } = world;
    const at = app.clock.now().toJSDate();
    const { key } = await app.db
      .selectFrom('content_items')
      .where('id', '=', id)
      .select('key')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('programs')
      .values({
        organization_id: world[where].organization,
        key,
        type: 'basic',
        name: { fr: 'Rebond' },
        max_suspension: 0,
        created_at: at,
        updated_at: at,
      })
      .execute();
    return { id };
  },
  contentSchedule: async ({ app, ...places }, _actor, where) => {
    const at = app.clock.now();
    const { id } = await app.db
      .insertInto('content_schedules')
      .values({
        organization_id: places[where].organization,
        items: [],
        snapshot: {},
        titles: ['Qualité'],
        due_at: at.plus({ days: 1 }).toJSDate(),
        created_at: at.toJSDate(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id };
  },
  publishedPack: async (world, actor, where) => {
    const item = await anItem('pages')(world, actor, where);
    const { pack_id: id } = await world.app.db
      .selectFrom('content_items')
      .where('id', '=', item.id)
      .select('pack_id')
      .executeTakeFirstOrThrow();
    return { id };
  },
  contentPack: async (world, _actor, where) => ({ id: await aPack(world, world[where], true) }),
} as const satisfies Record<string, Maker>;

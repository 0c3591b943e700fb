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

const content = JSON.stringify({ files: { fr: { fields: { title: 'Qualité', name: 'Qualité' } } }, attachments: {} });

const anItem =
  (kind: ItemKind, { isArchived = false } = {}): Maker =>
  async (world, _actor, where) => {
    const { app } = world;
    const at = app.clock.now().toJSDate();
    const { id } = await app.db
      .insertInto('content_items')
      .values({
        pack_id: await aPack(world, world[where]),
        kind,
        key: `item-${randomUUID()}`,
        published: content,
        sort_title: 'qualite',
        search: 'qualite',
        created_at: at,
        changed_at: at,
        published_at: at,
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
  contentPack: async (world, _actor, where) => ({ id: await aPack(world, world[where], true) }),
} as const satisfies Record<string, Maker>;

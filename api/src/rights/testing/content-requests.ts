import { pagesPack, zipped } from '../../content-pack/testing/a-zip';
import { multipart, part } from '../../testing/test-client';
import { another, form, type Request } from './bodies';
import { contentMakers } from './content-targets';
import { aPdf } from './targets';

/** The requests of the content calls. */
export const contentRequests: Record<string, Request> = {
  'POST /content': {
    ask: async () => ({ form: multipart(part('pack', zipped(pagesPack), 'pack.zip')) }),
  },
  'POST /content/items': { ask: () => ({ body: { kind: 'pages', title: `Page ${another()}` } }) },
  'GET /content/items/:itemId': { kind: 'contentItem' },
  'PUT /content/items/:itemId': {
    kind: 'contentItem',
    ask: () => ({ body: { files: { fr: { fields: { title: 'Autre' } } } } }),
  },
  'DELETE /content/items/:itemId/draft': { kind: 'contentItem' },
  'POST /content/items/:itemId/duplicate': { kind: 'contentItem' },
  'POST /content/items/:itemId/attachments': {
    kind: 'libraryItem',
    ask: () => form(part('language', 'fr'), part('role', 'file'), part('file', aPdf, 'cv.pdf')),
  },
  'POST /content/items/:itemId/restore': { kind: 'archivedItem' },
  'PUT /content/items/:itemId/presence': { kind: 'contentItem' },
  'GET /content/items/:itemId/versions': { kind: 'contentItem' },
  'GET /content/items/:itemId/versions/:number': { kind: 'contentVersion' },
  'POST /content/items/:itemId/versions/:number/restore': { kind: 'contentVersion' },
  'POST /content/items/:itemId/replacement': { kind: 'programItem', ask: () => ({ body: { dryRun: false } }) },
  'POST /content/publications': {
    ask: async ({ world, actor }) => {
      const draft = await contentMakers.draftItem(world, actor, 'near');
      const published = await contentMakers.draftItem(world, actor, 'near');
      const author = world.app.as(await world.app.aPerson({ role: 'superAdmin' }));
      await author.post('/content/publications', { publish: [published.id], archive: [], dryRun: false });
      return { body: { publish: [draft.id], archive: [published.id], dryRun: false } };
    },
  },
  'POST /content/schedules': {
    ask: async ({ world, actor }) => {
      const { id } = await contentMakers.draftItem(world, actor, 'near');
      return { body: { publish: [id], at: world.app.clock.now().plus({ days: 1 }).toUTC().toISO() } };
    },
  },
  'DELETE /content/schedules/:scheduleId': { kind: 'contentSchedule' },
  'GET /content/packs/:packId/export': { kind: 'publishedPack' },
  'POST /content/previews': {
    ask: async ({ world, actor }) => {
      const { id: item } = await contentMakers.contentItem(world, actor, 'near');
      return { body: { item, language: 'fr' } };
    },
  },
  'POST /content/packs/:packId/takeOver': { kind: 'contentPack' },
};

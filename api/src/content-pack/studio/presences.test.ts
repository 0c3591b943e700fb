import type { ItemPresence } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { removeOldPresences } from './presences';
import { anItem, aPack } from './testing/an-item';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const none: ItemPresence = { names: [], unnamed: 0, isOnOtherDevice: false };

const say = (client: TestClient, itemId: string) => client.put<ItemPresence>(`/content/items/${itemId}/presence`);

async function twoAuthors() {
  const organization_id = await app.anOrganization();
  const packId = await aPack(app, { organizationId: organization_id });
  const author = (first_name: string) =>
    app.aPerson({ role: 'admin', organization_id, first_name, last_name: 'Martin' });
  const person = await author('Marie');
  return {
    packId,
    itemId: await anItem(app, { packId }),
    marie: app.as(person),
    marieOnHerPhone: app.as(person),
    jean: app.as(await author('Jean')),
  };
}

describe('two authors on one item', () => {
  it('see each other, and not on another item', async () => {
    const { packId, itemId, marie, jean } = await twoAuthors();

    expect((await say(marie, itemId)).data).toEqual(none);
    expect((await say(jean, itemId)).data).toEqual({ ...none, names: ['Marie Martin'] });
    expect((await say(marie, itemId)).data).toEqual({ ...none, names: ['Jean Martin'] });
    expect((await say(marie, await anItem(app, { packId }))).data.names).toEqual([]);
  });

  it('no longer after a minute; the row is deleted then', async () => {
    const { itemId, marie, jean } = await twoAuthors();
    await say(marie, itemId);
    app.clock.advance({ seconds: 59 });
    expect((await say(jean, itemId)).data.names).toEqual(['Marie Martin']);

    app.clock.advance({ seconds: 1 });

    expect((await say(jean, itemId)).data.names).toEqual([]);
    await removeOldPresences(app.db, app.clock.now());
    const rows = await app.db.selectFrom('content_presences').where('item_id', '=', itemId).selectAll().execute();
    expect(rows).toMatchObject([{ seen_at: app.clock.now().toJSDate() }]);
  });

  it('are told of a second device of their own, and one name is enough for two devices', async () => {
    const { itemId, marie, marieOnHerPhone, jean } = await twoAuthors();
    await say(marie, itemId);

    expect((await say(marieOnHerPhone, itemId)).data).toEqual({ ...none, isOnOtherDevice: true });
    expect((await say(marie, itemId)).data).toEqual({ ...none, isOnOtherDevice: true });
    expect((await say(jean, itemId)).data).toEqual({ ...none, names: ['Marie Martin'] });
  });

  it('are unnamed to those who may not see them', async () => {
    const { itemId, marie } = await twoAuthors();
    await say(app.as(await app.aPerson({ role: 'superAdmin' })), itemId);

    expect((await say(marie, itemId)).data).toEqual({ ...none, unnamed: 1 });
  });

  it('stay hidden from those who may not edit the item', async () => {
    const { itemId, packId, marie } = await twoAuthors();
    const foreign = app.as(await app.aPerson({ role: 'admin' }));
    expect((await say(foreign, itemId)).status).toBe(404);
    const program = await anItem(app, { packId, kind: 'programs' });
    expect((await say(marie, program)).status).toBe(403);
  });
});

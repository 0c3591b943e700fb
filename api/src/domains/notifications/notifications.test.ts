import type { Notification } from '@passerelle/shared/contract';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';
import { sendNotice } from './notices';
import { aRegular, readBy, textsOf } from './testing/notices-of';

let app: TestApp;
let mine: { person: { id: string }; client: TestClient };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mine = await aRegular(app);
});

/** Three of them, a minute apart, the last one the newest. */
async function told(names: readonly string[] = ['Ana', 'Bo', 'Chloé']): Promise<void> {
  for (const name of names) {
    app.clock.advance({ minutes: 1 });
    const notice = {
      userId: mine.person.id,
      key: 'managerAssigned',
      params: { firstName: '', lastName: name },
      about: `manager:${name}`,
    } as const;
    await sendNotice(app.db, notice, app.clock.now());
  }
}

const open = (id: string, client = mine.client) =>
  client.put<Notification>(`/me/notifications/${id}`, { status: 'opened' });

describe('the notifications', () => {
  it('Given some, When they are listed, Then the newest comes first, in the reader’s language', async () => {
    await told();

    expect(await readBy(mine.client)).toMatchObject({ totalCount: 3, page: 0, pageSize: 20, pageCount: 1 });
    expect(await textsOf(mine.client)).toEqual(
      ['Chloé', 'Bo', 'Ana'].map((name) => `${name} suit désormais votre parcours.`),
    );
    expect(await textsOf(mine.client, '?pageSize=1&page=2', 'en')).toEqual(['Ana is now following your progress.']);
    expect(await textsOf(mine.client, '?pageSize=1&order=ascend', 'jp')).toEqual([
      '今後はAnaさんが歩みをサポートします。',
    ]);
    expect((await readBy(mine.client)).items[0]).toEqual({
      id: expect.any(String),
      status: 'received',
      sendAt: app.clock.now().toISO(),
      payload: {
        text: expect.any(String),
        context: { type: 'user', badgeType: null, badgeLevel: null, target: null, jobOffer: null },
      },
    });
  });

  it('Given a future one, Then it is not listed, counted or opened', async () => {
    await told(['Ana']);
    await app.db
      .updateTable('notifications')
      .set({ status: 'pending' })
      .where('user_id', '=', mine.person.id)
      .execute();
    const { id } = await app.db
      .selectFrom('notifications')
      .where('user_id', '=', mine.person.id)
      .select('id')
      .executeTakeFirstOrThrow();

    expect(await readBy(mine.client)).toMatchObject({ items: [], totalCount: 0 });
    expect((await open(id)).status).toBe(404);
    expect((await mine.client.put('/me/notifications', { status: 'opened' })).data).toEqual({ opened: 0 });
  });

  it('Given a word of its text, When it is searched, Then accents and case do not matter', async () => {
    await told();

    expect(await textsOf(mine.client, '?search=CHLOE')).toEqual(['Chloé suit désormais votre parcours.']);
    expect(await readBy(mine.client, '?search=parcours&pageSize=2&page=1')).toMatchObject({
      totalCount: 3,
      pageCount: 2,
    });
    expect(await textsOf(mine.client, '?search=following', 'fr')).toEqual([]);
  });

  it.each(['sort=text', 'status=pending', 'status=sent', 'page=-1', 'pageSize=0', 'unread=true'])(
    'Given the query %s, Then it is refused',
    async (query) => {
      expect((await mine.client.get(`/me/notifications?${query}`)).status).toBe(400);
    },
  );

  it('Given a message of a newer server, Then the list still works', async () => {
    await told(['Ana']);
    await app.db
      .updateTable('notifications')
      .set({ message_key: 'constructor' })
      .where('user_id', '=', mine.person.id)
      .execute();

    expect(await textsOf(mine.client)).toEqual(['Du nouveau dans votre espace.']);
  });
});

describe('opening', () => {
  it('Given one, When it is opened twice, Then the first time is stored and it is no longer counted', async () => {
    await told();
    const [first] = (await readBy(mine.client)).items;

    const once = await open(first!.id);
    const at = app.clock.now().toJSDate();
    app.clock.advance({ minutes: 5 });
    const twice = await open(first!.id);

    expect(once.data).toEqual({ ...first, status: 'opened' });
    expect(twice.data).toEqual(once.data);
    expect((await readBy(mine.client, '?status=received&pageSize=1')).totalCount).toBe(2);
    expect((await readBy(mine.client, '?status=opened')).items.map(({ id }) => id)).toEqual([first!.id]);
    const row = await app.db
      .selectFrom('notifications')
      .where('id', '=', first!.id)
      .select('opened_at')
      .executeTakeFirstOrThrow();
    expect(row.opened_at).toEqual(at);
  });

  it('Given all of them, When they are marked as read, Then other users’ stay unchanged', async () => {
    await told();
    const other = mine;
    mine = await aRegular(app);
    await told();

    expect((await mine.client.put('/me/notifications', { status: 'opened' })).data).toEqual({ opened: 3 });
    expect((await mine.client.put('/me/notifications', { status: 'opened' })).data).toEqual({ opened: 0 });
    expect((await readBy(other.client, '?status=received')).totalCount).toBe(3);
  });

  it('Given another user’s, or an unknown one, Then it is a 404, and nothing changes', async () => {
    await told();
    const [theirs] = (await readBy(mine.client)).items;
    const { client } = await aRegular(app);

    expect((await open(theirs!.id, client)).status).toBe(404);
    expect((await open(unknownId)).status).toBe(404);
    expect((await open('nothing')).status).toBe(404);
    expect((await readBy(mine.client, '?status=received')).totalCount).toBe(3);
  });

  it.each([{}, { status: 'received' }, { status: 'failed' }, { status: 'opened', text: 'mine' }])(
    'Given the body %j, Then it is refused',
    async (body) => {
      await told(['Ana']);
      const [one] = (await readBy(mine.client)).items;

      expect((await mine.client.put(`/me/notifications/${one!.id}`, body)).status).toBe(400);
      expect((await mine.client.put('/me/notifications', body)).status).toBe(400);
      expect((await readBy(mine.client, '?status=received')).totalCount).toBe(1);
    },
  );

  it('Given no session, or no accepted terms, Then the calls are refused', async () => {
    const newcomer = app.as(await app.aPerson({ terms_accepted_at: null }));
    for (const [client, status] of [[app.anyone, 401] as const, [newcomer, 403] as const]) {
      expect((await client.get('/me/notifications')).status).toBe(status);
      expect((await client.put('/me/notifications', { status: 'opened' })).status).toBe(status);
      expect((await open(unknownId, client)).status).toBe(status);
    }
  });
});

import type { Notification, Paged } from '@passerelle/shared/contract';
import type { TestApp } from '../../../testing/test-app';
import type { TestClient } from '../../../testing/test-client';

/** What is written down for a person, by what it is about, whether they can see it yet or not. */
export const noticesOf = async ({ db }: TestApp, userId: string) =>
  (
    await db
      .selectFrom('notifications')
      .where('user_id', '=', userId)
      .orderBy('send_at')
      .orderBy('id')
      .selectAll()
      .execute()
  ).map((row) => ({
    key: row.message_key,
    about: row.dedupe_key,
    status: row.status,
    sendAt: row.send_at.toISOString(),
  }));

/** What they read. */
export const readBy = async (client: TestClient, query = '', locale = 'fr'): Promise<Paged<Notification>> =>
  (await client.get<Paged<Notification>>(`/me/notifications${query}`, { 'x-api-language': locale })).data;

export const textsOf = async (client: TestClient, query = '', locale = 'fr'): Promise<string[]> =>
  (await readBy(client, query, locale)).items.map(({ payload }) => payload.text);

/** Someone who has been here before: the word of welcome is behind them. */
export async function aRegular(app: TestApp) {
  const person = await app.aPerson();
  const at = app.clock.now().minus({ days: 1 }).toJSDate();
  await app.db.insertInto('connections').values({ user_id: person.id, started_at: at, last_seen_at: at }).execute();
  return { person, client: app.as(person) };
}

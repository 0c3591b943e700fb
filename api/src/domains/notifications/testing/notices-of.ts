import type { Notification, Paged } from '@passerelle/shared/contract';
import type { TestApp } from '../../../testing/test-app';
import type { TestClient } from '../../../testing/test-client';

/** The notifications stored for a person by subject, including future ones. */
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

/** The listed notifications. */
export const readBy = async (client: TestClient, query = '', locale = 'fr'): Promise<Paged<Notification>> =>
  (await client.get<Paged<Notification>>(`/me/notifications${query}`, { 'x-api-language': locale })).data;

export const textsOf = async (client: TestClient, query = '', locale = 'fr'): Promise<string[]> =>
  (await readBy(client, query, locale)).items.map(({ payload }) => payload.text);

/** A user who has signed in before: their welcome notice is in the past. */
export async function aRegular(app: TestApp) {
  const person = await app.aPerson();
  const at = app.clock.now().minus({ days: 1 }).toJSDate();
  await app.db.insertInto('connections').values({ user_id: person.id, started_at: at, last_seen_at: at }).execute();
  return { person, client: app.as(person) };
}

import type { CalendarFeedMade } from '@passerelle/shared/contract';
import { readStrictly, valueOf, type ReadComponent } from '../../../../testing/read-strictly';
import type { TestApp } from '../../../../testing/test-app';
import type { TestClient } from '../../../../testing/test-client';

export const publicUrl = 'https://passerelle.example';

/** The calls of the feed tests: of the owner, and of the calendar program. */
export function feedCalls(app: () => TestApp, owner: () => TestClient) {
  const ask = (path: string, headers: Record<string, string> = {}) => app().anyone.get(path, headers);
  async function read(path: string): Promise<{ calendar: ReadComponent; events: ReadComponent[] }> {
    const { bytes, status } = await ask(path);
    expect(status).toBe(200);
    const [calendar] = readStrictly(bytes);
    if (!calendar) throw new Error('The feed holds no calendar.');
    return { calendar, events: calendar.components.filter(({ name }) => name === 'VEVENT') };
  }
  return {
    ask,
    read,
    async make(client = owner()): Promise<string> {
      const { data } = await client.post<CalendarFeedMade>('/me/calendarFeed');
      expect(data.url.startsWith(`${publicUrl}/api/calendars/`)).toBe(true);
      return data.url.slice(`${publicUrl}/api`.length);
    },
    shown: async (path: string, name = 'SUMMARY') =>
      (await read(path)).events.map((event) => `${valueOf(event, name)} ${valueOf(event, 'STATUS')}`).toSorted(),
  };
}

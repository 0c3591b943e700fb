import { startTestApp, type TestApp } from '../../testing/test-app';
import { readStrictly, valueOf, type ReadComponent } from '../../testing/read-strictly';
import { agendaOf, type AgendaOf } from './testing/agenda-of';

let app: TestApp;
let mine: AgendaOf;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mine = await agendaOf(app);
});

async function read(id: string): Promise<{ calendar: ReadComponent; event: ReadComponent }> {
  const { bytes } = await mine.client.get(`/me/agenda/${id}/calendar`);
  const [calendar, ...others] = readStrictly(bytes);
  const event = calendar?.components[0];
  expect([others.length, calendar?.components.length, event?.name]).toEqual([0, 1, 'VEVENT']);
  return { calendar: calendar!, event: event! };
}

it('Given multi-byte letters at line folds, Then a strict reader gets the same text', async () => {
  for (const title of ['é'.repeat(200), `a${'👩‍👩‍👧'.repeat(20)}`, `${'a'.repeat(66)}é`, `${'x'.repeat(199)}😀`]) {
    const { id } = await mine.plan({ title });

    expect(valueOf((await read(id)).event, 'SUMMARY')).toBe(title);
  }
});

it('Given special characters and lines that look like properties, Then they stay text', async () => {
  const title = 'Point;\r\nATTACH:file:///etc/passwd\nEND:VEVENT, \\n "ok": \u0007\u202E\u2028 100 %';
  const street = 'Bât. B\\2; 4,\r\nquai\rde la Douane';
  const { id } = await mine.plan({ title, type: 'real', address: { street } });

  const { event } = await read(id);

  expect(valueOf(event, 'SUMMARY')).toBe('Point;\nATTACH:file:///etc/passwd\nEND:VEVENT, \\n "ok": \u202E\u2028 100 %');
  expect(valueOf(event, 'LOCATION')).toBe('Bât. B\\2; 4,\nquai\nde la Douane');
  expect(valueOf(event, 'ATTACH')).toBeUndefined();
});

it('Given any appointment, Then the file has the properties that RFC 5545 requires, each once, and no method', async () => {
  const { id } = await mine.plan({ type: 'phone', phone: '+33 2 98 40 11 62' });
  const { headers } = await mine.client.get(`/me/agenda/${id}/calendar`);
  const { calendar, event } = await read(id);

  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(calendar.properties.map(({ name }) => name)).toEqual(['VERSION', 'PRODID', 'CALSCALE']);
  const made = app.clock.now().toFormat("yyyyMMdd'T'HHmmss'Z'");
  expect(event.properties.map(({ name, values }) => [name, ...values])).toEqual([
    ['UID', `${id}@passerelle`],
    ['SEQUENCE', '0'],
    ['DTSTAMP', made],
    ['DTSTART', '20261124T113000Z'],
    ['DTEND', '20261124T123000Z'],
    ['SUMMARY', 'Demander conseil'],
    ['LOCATION', '+33 2 98 40 11 62'],
    ['DESCRIPTION', 'Tanaka (Solane)'],
    ['STATUS', 'CONFIRMED'],
    ['LAST-MODIFIED', made],
  ]);
});

it('Given changes of calendar fields, Then the id stays and sequence and timestamp grow; a report changes nothing', async () => {
  const { id } = await mine.plan();
  const marks = async () => {
    const { event } = await read(id);
    return { uid: valueOf(event, 'UID'), sequence: Number(valueOf(event, 'SEQUENCE')) };
  };
  const first = await marks();
  app.clock.advance({ minutes: 1 });

  await mine.change(id, { date: '2026-11-26T09:00:00.000Z' });
  const moved = await marks();
  const contact = { type: 'hr', lastName: 'Tanaka', company: { name: 'Autre' } };
  await mine.client.put(`/me/contacts/${mine.contact.id}`, contact);
  const elsewhere = await marks();
  await mine.client.put(`/me/contacts/${mine.contact.id}`, { ...contact, comment: 'Vu.' });

  expect(moved).toEqual({ uid: first.uid, sequence: first.sequence + 1 });
  expect(elsewhere.sequence).toBe(moved.sequence + 1);
  expect(await marks()).toEqual(elsewhere);
  expect(valueOf((await read(id)).event, 'DESCRIPTION')).toBe('Tanaka (Autre)');
  await mine.change(id, { notes: [{ text: 'À lire' }] });
  expect(await marks()).toEqual(elsewhere);
});

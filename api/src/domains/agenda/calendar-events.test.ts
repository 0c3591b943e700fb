import { startTestApp, type TestApp } from '../../testing/test-app';
import { unfoldLines } from '../../platform/text/content-lines';
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

const fileOf = async (id: string) => {
  const answer = await mine.client.get(`/me/agenda/${id}/calendar`);
  expect(answer.status).toBe(200);
  return { headers: answer.headers, lines: unfoldLines(answer.text) };
};
const sequenceIn = (lines: string[]) => Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.split(':')[1]);

it('Given an appointment, When its calendar file is requested, Then it has time, title, contact and place', async () => {
  const address = { street: '4, quai de la Douane; Brest' };
  const { id } = await mine.plan({
    title: 'Retour, puis conseil',
    type: 'real',
    address,
    url: 'https://visio.example',
  });

  const { headers, lines } = await fileOf(id);

  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toContain('attachment; filename="Retour, puis conseil.ics"');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      `UID:${id}@passerelle`,
      'DTSTART:20261124T113000Z',
      'DTEND:20261124T123000Z',
      'SUMMARY:Retour\\, puis conseil',
      'DESCRIPTION:Tanaka (Solane)',
      'STATUS:CONFIRMED',
      'END:VCALENDAR',
      'LOCATION:4\\, quai de la Douane\\; Brest',
    ]),
  );
});

it('Given a cancelled one, Then the file cancels it in calendars', async () => {
  const { id } = await mine.plan();
  const before = await fileOf(id);

  await mine.change(id, { id, status: 'cancelled' });

  const after = await fileOf(id);
  expect(after.lines).toContain('STATUS:CANCELLED');
  expect(sequenceIn(after.lines)).toBeGreaterThan(sequenceIn(before.lines));
});

it('Given another user’s appointment, Then its file is a 404', async () => {
  const { id } = await mine.plan();
  const theirs = await agendaOf(app);

  expect((await theirs.client.get(`/me/agenda/${id}/calendar`)).status).toBe(404);
  expect((await app.anyone.get(`/me/agenda/${id}/calendar`)).status).toBe(401);
});

import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';
import { advanceImport, LINES_AT_ONCE } from './advance';
import { aFile, aLine, importSteps } from './testing/people-file';

let app: TestApp;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const owner = importSteps(() => app.as(team.owner));

/** The statements of one step of an import, which plans no further step. */
async function statementsOf(importId: string, status: 'checking' | 'running'): Promise<number> {
  await app.db.updateTable('user_imports').set({ status, sends_welcome: true }).where('id', '=', importId).execute();
  let statements = 0;
  const counted = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1;
      return Promise.resolve(result);
    },
  });
  await counted.transaction().execute((db) => advanceImport(db, importId, app.services));
  return statements;
}

/** People with all columns filled, half of them with an error, a known or a repeated e-mail. */
async function statementsFor(count: number): Promise<{ checking: number; running: number }> {
  const lines = Array.from({ length: count }, () => aLine({ Manager: 'karim@team.example' }));
  const wrong = Array.from({ length: count }, (_, index) =>
    aLine([{ Statut: 'Chef' }, { 'E-mail': 'amel@team.example' }, { 'E-mail': lines[0]?.[2] }][index % 3]),
  );
  const found = await owner.choose(aFile(...lines, ...wrong));
  await app.as(team.owner).put(`/users/imports/${found.id}`, { columns: found.columns.map(({ field }) => field) });
  await app.db.updateTable('user_import_rows').set({ outcome: 'pending' }).where('import_id', '=', found.id).execute();
  const checking = await statementsOf(found.id, 'checking');
  const running = await statementsOf(found.id, 'running');
  const read = await owner.read(found.id);
  expect(read).toMatchObject({ status: 'done', counts: { created: count, mails: count, pending: 0 } });
  return { checking, running };
}

it('Given fifty times as many people, each mailed, Then a step makes no more statements', async () => {
  expect(LINES_AT_ONCE).toBeGreaterThanOrEqual(2 * 200);
  const few = await statementsFor(4);
  expect(await statementsFor(200)).toEqual(few);
  expect(few.checking).toBeLessThan(30);
  expect(few.running).toBeLessThan(40);
});

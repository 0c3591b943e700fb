import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const csv = { accept: 'text/csv' };
const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

describe('the export of the users list', () => {
  it('is a dated file that spreadsheets read as UTF-8', async () => {
    const answer = await app.as(team.owner).get('/users', csv);

    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('filename="utilisateurs-2026-11-25.csv"');
    expect(answer.text.startsWith('\uFEFFNom;Prénom;E-mail;')).toBe(true);
  });

  it('has everyone in the viewer’s scope, whatever page was on the screen', async () => {
    const of = async (who: { id: string }) =>
      linesOf((await app.as(who).get('/users?pageSize=1&sort=firstName', csv)).text).slice(1);

    expect((await of(team.headHR)).map((line) => line.split(';')[1])).toEqual(['Amel', 'Émile', 'Karim']);
    expect(await of(team.owner)).toHaveLength(6);
    expect((await app.as(team.amel).get('/users', csv)).status).toBe(403);
  });

  it('follows the filters, in the language of the request', async () => {
    await app.db.updateTable('users').set({ manager_id: team.manager.id }).where('id', '=', team.emile.id).execute();
    const answer = await app.as(team.owner).get('/users?gender=man&search=emile', { ...csv, 'x-api-language': 'en' });
    const [head, ...lines] = linesOf(answer.text);

    expect(head?.split(';').slice(0, 3)).toEqual(['Last name', 'First name', 'E-mail']);
    expect(lines).toEqual([
      'Zola-Petit;Émile;Émile@team.example;;Man;Participant;Lyon;Manager or professional;;;No programme;;;;0;;;Équipe Karim;;',
    ]);
  });

  it('guards names against formulas', async () => {
    await app.aPerson({ organization_id: team.organization, first_name: '=cmd|calc', last_name: '@Evil;"x"' });

    const answer = await app.as(team.owner).get('/users?search=evil', csv);

    expect(linesOf(answer.text)[1]).toMatch(/^"'@Evil;""x""";'=cmd\|calc;/);
  });

  it('writes telephone numbers unchanged, and logs the export', async () => {
    await app.aPerson({ organization_id: team.organization, last_name: 'Joignable', phone: '+33 6 12 34 56 78' });

    const answer = await app.as(team.owner).get('/users?search=joignable', csv);

    expect(linesOf(answer.text)[1]).toContain(';+33 6 12 34 56 78;');
    const log = await app.db.selectFrom('audit_log').where('action', '=', 'users.exported').selectAll().execute();
    expect(log.at(-1)).toMatchObject({ actor_id: team.owner.id, outcome: 'done', details: { count: 1 } });
  });

  it('is the selected people alone, with the columns and in the order of the list', async () => {
    const selected = async (who: { id: string }, body: object) => {
      const answer = await app.as(who).post('/users/export', body);
      return answer.status === 200
        ? linesOf(answer.text)
            .slice(1)
            .map((line) => line.split(';')[1])
        : [answer.status, answer.error];
    };
    const query = { search: 'team.example', role: ['user'] };
    const all = { selection: { query, except: [team.diego.id], count: 3 }, sort: 'firstName', order: 'desc' };
    const ids = [team.emile.id, team.solene.id, team.amel.id, team.stranger.id];

    expect(await selected(team.owner, { selection: { ids } })).toEqual(['Amel', 'Solène', 'Émile']);
    expect(await selected(team.headHR, { selection: { ids } })).toEqual(['Amel', 'Émile']);
    expect(await selected(team.owner, all)).toEqual(['Solène', 'Émile', 'Amel']);
    const head = linesOf((await app.as(team.owner).post('/users/export', { selection: { ids } })).text)[0];
    expect(head).toBe(linesOf((await app.as(team.owner).get('/users', csv)).text)[0]);
    const changed = { ...all, selection: { ...all.selection, count: 4 } };
    expect(await selected(team.owner, changed)).toEqual([
      409,
      expect.objectContaining({ figures: { count: 3 }, fields: { 'selection.count': 'notAllowed' } }),
    ]);
    expect(await selected(team.owner, { selection: {} })).toEqual([
      400,
      expect.objectContaining({ fields: { 'selection.ids': 'required' } }),
    ]);
    const log = await app.db.selectFrom('audit_log').where('action', '=', 'users.exported').selectAll().execute();
    expect(log.filter(({ actor_id }) => actor_id === team.owner.id).map(({ details }) => details)).toContainEqual({
      count: 3,
    });
  });

  it('has all people in list order, across batches', async () => {
    const organization_id = await app.anOrganization();
    const owner = await app.aPerson({ organization_id, role: 'owner' });
    await sql`INSERT INTO users (organization_id, role, email, first_name, last_name, sort_name, sort_first_name, search,
        created_at, updated_at)
      SELECT ${organization_id}, 'user', 'p' || n || '@long.example', 'Camille', 'Nom ' || n, lpad(n::text, 8, '0'),
        'camille', 'camille', now(), now() FROM generate_series(1, 1203) AS n`.execute(app.db);

    const lines = linesOf((await app.as(owner).get('/users', csv)).text).slice(1);

    expect(lines.map((line) => line.split(';')[0])).toEqual(Array.from({ length: 1203 }, (_, n) => `Nom ${n + 1}`));
  });
});

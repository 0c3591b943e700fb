import type { RoleName } from '@passerelle/shared/contract';
import { auditActions } from '@passerelle/shared/contract/enums/audit';
import { isStaff } from '@passerelle/shared/contract/rules/people/permissions';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../testing/test-app';
import { callers, readTable, type Row } from './table';
import { aWorld, type World } from './testing/a-world';
import { checksums } from './testing/checksums';
import { aTargetFor, anActorFor, readyToTry, tryWith } from './testing/try-call';

const rows = readTable();
let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

/** Valid reasons for a changing call to log nothing. */
const reasons = [
  'one’s own',
  'a draft',
  'a preview',
  'taken back',
  'security log',
  'errors of pages',
  'as it began',
  'it never began',
  'reads only',
].map((why) => `nothing: ${why}`);

const isChange = ({ call }: Row): boolean => !call.startsWith('GET ');
/** For impersonation: `domains/auth/log-as/log-as.test.ts`. */
const endsLogAs = ({ call }: Row): boolean => call === 'DELETE /logAs';
const actionsOf = ({ log }: Row): string[] =>
  log.startsWith('nothing') ? [] : log.replace('job: ', '').split(', ').filter(Boolean);
const isLater = ({ log }: Row): boolean => log.startsWith('job: ');

/** The lowest role that may make it; for permissions, a staff role. */
const leastOf = ({ cells }: Row): RoleName | undefined =>
  callers.find((caller): caller is RoleName => caller !== 'visitor' && cells[caller] === '✓');
const isOfStaff = (row: Row): boolean => isStaff(leastOf(row) ?? 'user');

const linesOf = (request: unknown) =>
  app.db.selectFrom('audit_log').where('request_id', '=', String(request)).orderBy('action').selectAll().execute();

async function make(row: Row, where: 'near' | 'foreign' = 'near', role = leastOf(row) ?? 'user') {
  const actor = await anActorFor(world, row.call, role);
  const target = await aTargetFor(world, row.call, actor, where);
  const answer = await tryWith(world, row.call, {
    actor,
    target,
    isVisitor: row.cells.user !== '✓' && role === 'user',
  });
  return { actor, target, answer, request: answer.headers['x-request-id'] };
}

describe('the log column of the table', () => {
  it('is a log action, or one of few reasons, for every changing call', () => {
    const known: readonly string[] = auditActions;
    const unsaid = rows.filter((row) => isChange(row) && actionsOf(row).length === 0 && !reasons.includes(row.log));
    const unknown = rows.flatMap(actionsOf).filter((action) => !known.includes(action));

    expect([unsaid.map(({ call }) => call), unknown]).toEqual([[], []]);
  });

  it.each(
    rows
      .filter((row) => (isChange(row) || actionsOf(row).length > 0) && !endsLogAs(row))
      .map((row) => [row.call, row] as const),
  )('is written by %s, once, with actor, organisation and request', async (_call, row) => {
    const { actor, request, answer } = await make(row);
    expect(answer.status).toBeLessThan(400);
    if (isLater(row)) await app.services.jobs.runDue();

    const lines = await linesOf(request);
    expect(lines.map(({ action }) => action)).toEqual(actionsOf(row).toSorted());
    for (const line of lines) {
      expect(line).toMatchObject({ outcome: 'done', impersonator_id: null, subject_id: expect.any(String) });
      if (isOfStaff(row)) expect(line.actor_id).toBe(actor.id);
    }
  });
});

describe('a change by staff', () => {
  const changes = rows.filter((row) => isChange(row) && actionsOf(row).length > 0 && !isLater(row) && isOfStaff(row));

  it.each(changes.map((row) => [row.call, row] as const))(
    '%s is rolled back if the log cannot be written',
    async (_call, row) => {
      const actor = await anActorFor(world, row.call, leastOf(row) ?? 'user');
      const target = await aTargetFor(world, row.call, actor, 'near');
      const send = await readyToTry(world, row.call, { actor, target });
      await app.as(actor).get('/me');
      await sql`CREATE FUNCTION refuse_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`.execute(
        app.db,
      );
      await sql`CREATE TRIGGER refuse_line BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_line()`.execute(
        app.db,
      );
      const before = await checksums(app.db);
      const { status } = await send();
      const after = await checksums(app.db);
      await sql`DROP FUNCTION refuse_line() CASCADE`.execute(app.db);

      expect(status).toBe(500);
      expect(after).toEqual(before);
    },
  );

  it('of a user in another organisation is in the log of that organisation', async () => {
    const elsewhere = [
      'PUT /users/:userId',
      'DELETE /users/:userId',
      'PUT /users/groups/:groupId',
      'PUT /licensePacks/:packId',
    ];
    for (const call of elsewhere) {
      const row = rows.find((one) => one.call === call)!;
      const { request } = await make(row, 'foreign', 'superAdmin');
      const lines = await linesOf(request);
      expect(lines.map(({ organization_id }) => [call, organization_id])).toEqual([[call, world.foreign.organization]]);
    }
    const superAdmin = await world.anActor('superAdmin');
    const someone = await world.someone(world.foreign);
    const sent = await app.as(superAdmin).post('/users/sendWelcome', { userIds: [someone.id] });
    expect(await linesOf(sent.headers['x-request-id'])).toMatchObject([
      { action: 'user.welcomed', organization_id: world.foreign.organization, subject_id: someone.id },
    ]);
  });
});

describe('refused calls of staff', () => {
  const named = rows.filter(
    (row) => row.rows !== '–' && row.rows !== 'own' && isOfStaff(row) && row.cells.owner === '✓',
  );

  it.each(named.map((row) => [row.call, row] as const))(
    'are logged for %s on a user of another organisation',
    async (call, row) => {
      if (row.rows === 'documents') return;
      const { request, actor, answer } = await make(row, 'foreign', 'owner');

      expect(answer.status).toBe(404);
      expect(await linesOf(request)).toMatchObject([
        { action: 'access.refused', outcome: 'refused', actor_id: actor.id, details: { call } },
      ]);
    },
  );

  it('are logged for people in a body', async () => {
    const owner = await world.anActor('owner');
    const stranger = await world.someone(world.foreign);
    const calls = {
      '/users/sendWelcome': { userIds: [stranger.id] },
      '/users/bulk': { kind: 'welcome', selection: { ids: [stranger.id] } },
      '/users/groups': {
        organization: world.foreign.organization,
        name: 'a',
        description: 'a',
        licensePacks: [world.near.pack],
      },
    };
    for (const [path, body] of Object.entries(calls)) {
      const answer = await app.as(owner).post(path, body);
      const lines = await linesOf(answer.headers['x-request-id']);
      expect([path, answer.status, lines.map(({ action }) => action)]).toEqual([path, 404, ['access.refused']]);
    }
  });

  it('are logged below the required permission level', async () => {
    const beyond = rows.filter((row) => row.cells.manager === '403');
    expect(beyond.length).toBeGreaterThan(20);
    for (const row of beyond) {
      const actor = await world.anActor('manager');
      const target = await aTargetFor(world, row.call, world.colleague, 'near');
      const answer = await tryWith(world, row.call, { actor, target });
      const lines = await linesOf(answer.headers['x-request-id']);
      expect([row.call, lines.map(({ action }) => action)]).toEqual([row.call, ['access.refused']]);
    }
  });
});

describe('the values in the log', () => {
  it('contain no names', async () => {
    const lines = await app.db.selectFrom('audit_log').select(['action', 'details']).execute();
    expect(lines.length).toBeGreaterThan(100);
    const personal = /@|Camille|Durand|Nour|Haddad|Changée|Paule|Jeanne|Petit/;
    expect(lines.filter(({ details }) => personal.test(JSON.stringify(details)))).toEqual([]);
  });
});

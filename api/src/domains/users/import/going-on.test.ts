import { durations } from '@passerelle/shared/contract/limits';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aTeam, type Team } from '../testing/a-team';
import { aFile, aLine, importSteps, sendFile } from './testing/people-file';

let app: TestApp;
let team: Team;

beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());

const owner = importSteps(() => app.as(team.owner));
const many = (count: number) => Array.from({ length: count }, () => aLine());
const run = () => app.services.jobs.runDue();

/** The people of an import, and the number of its log entries. */
async function madeBy(importId: string) {
  const { rows } = await sql<{ people: number; logged: number }>`
    SELECT count(DISTINCT users.id)::int AS people, count(*)::int AS logged FROM audit_log
    LEFT JOIN users ON users.id = audit_log.subject_id AND users.deleted_at IS NULL
    WHERE action = 'user.created' AND details->>'import' = ${importId}`.execute(app.db);
  return rows[0];
}

/** Several transactions long: the first is over when this returns. */
async function aLongImport(lines = many(1_200)) {
  const found = await owner.checked(aFile(...lines));
  await run();
  expect((await owner.start(found.id)).data).toMatchObject({ status: 'running', progress: 500 });
  return { ...found, lines };
}

describe('a running import', () => {
  it('stopped manually reports its progress, which stays, and resumes to the exact total', async () => {
    const { id } = await aLongImport();

    const { data: stopped } = await owner.stop(id);
    await run();

    expect(stopped).toMatchObject({ status: 'stopped', counts: { created: 500, pending: 700 } });
    expect(await owner.read(id)).toMatchObject({ status: 'stopped', counts: { created: 500, pending: 700 } });
    expect(await madeBy(id)).toEqual({ people: 500, logged: 500 });
    expect((await owner.stop(id)).status).toBe(409);

    await owner.start(id);
    await run();

    expect(await owner.read(id)).toMatchObject({ status: 'done', counts: { created: 1_200, pending: 0 } });
    expect(await madeBy(id)).toEqual({ people: 1_200, logged: 1_200 });
  });

  it('is the same from another device and after a reload: progress, rest, and end', async () => {
    const { id } = await aLongImport();
    // Another session of the same person.
    const elsewhere = importSteps(() => app.as({ ...team.owner }));

    expect(await elsewhere.read(id)).toMatchObject({ status: 'running', progress: 500, counts: { rows: 1_200 } });
    expect(await elsewhere.rows(id, 'pending')).toHaveLength(700);
    await elsewhere.stop(id);
    await elsewhere.start(id);
    await run();

    expect(await elsewhere.read(id)).toMatchObject({ status: 'done', counts: { created: 1_200 } });
  });

  it('is not done twice by two parallel replicas, or by a repeated job', async () => {
    const { id } = await aLongImport();
    for (let again = 0; again < 3; again += 1) {
      await app.services.jobs.plan(app.db, { kind: 'advanceUserImport', payload: { importId: id } });
    }

    await Promise.all([run(), run()]);

    expect(await owner.read(id)).toMatchObject({ status: 'done', counts: { created: 1_200 } });
    expect(await madeBy(id)).toEqual({ people: 1_200, logged: 1_200 });
  });

  it('resumes a step lost with its server, once a server starts', async () => {
    const { id } = await aLongImport();
    await app.db.deleteFrom('jobs').where('kind', '=', 'advanceUserImport').execute();
    await run();
    expect((await owner.read(id)).status).toBe('running');

    await app.services.jobs.start();
    await run();

    expect(await owner.read(id)).toMatchObject({ status: 'done', counts: { created: 1_200 } });
  });

  it('skips people added by another user meanwhile', async () => {
    const found = await owner.checked(aFile(aLine({ 'E-mail': 'soon@team.example' }), aLine()));
    await app.aPerson({ organization_id: team.organization, email: 'soon@team.example' });

    const { data } = await owner.start(found.id);

    expect(data.counts).toMatchObject({ created: 1, known: 1, pending: 0 });
  });
});

describe('the same file', () => {
  it('chosen in two tabs in parallel is one import', async () => {
    const file = aFile(...many(3));

    const answers = await Promise.all([1, 2, 3].map(() => sendFile(app.as(team.owner), file)));

    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers[0]?.data.counts.rows).toBe(3);
  });

  it('started by a double click is imported once', async () => {
    const found = await owner.checked(aFile(...many(20)));

    const answers = await Promise.all([1, 2, 3].map(() => owner.start(found.id)));

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await madeBy(found.id)).toEqual({ people: 20, logged: 20 });
  });

  it('under another name is the same import; after an undo it is a new one', async () => {
    const file = aFile(...many(2));
    const first = await owner.checked(file);
    expect((await owner.choose(file, 'copie.csv')).id).toBe(first.id);
    await owner.start(first.id);
    await owner.undo(first.id);

    const again = await owner.checked(file);

    expect(again.id).not.toBe(first.id);
    expect(again.counts).toMatchObject({ created: 2 });
  });
});

describe('after thirty days', () => {
  it('an import and its file content are deleted, the people stay', async () => {
    const found = await owner.checked(aFile(...many(2)));
    await owner.start(found.id);
    const keep = () => app.services.jobs.plan(app.db, { kind: 'housekeeping' });

    app.clock.advance({ days: durations.importResultDays, minutes: -1 });
    await keep();
    await run();
    expect((await owner.read(found.id)).status).toBe('done');
    app.clock.advance({ minutes: 1 });
    await keep();
    await run();

    expect((await app.as(team.owner).get(`/users/imports/${found.id}`)).status).toBe(404);
    const rows = app.db.selectFrom('user_import_rows').where('import_id', '=', found.id);
    expect(await rows.selectAll().execute()).toEqual([]);
    expect(await madeBy(found.id)).toEqual({ people: 2, logged: 2 });
  });
});

import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { aContact } from '../database/schema/testing/participant';
import { type ReplicatedApp, startReplicatedApp } from '../../testing/a-replicated-app';
import type { TestPerson } from '../../testing/builders';
import { signIn } from '../../testing/test-app';

jest.setTimeout(120_000);

/** More than is sent before the first check. */
const MANY = 30_000;

/** The embedded engine has no replicas. */
(process.env.DATABASE_URL ? describe : describe.skip)('what is read beside a line in the log', () => {
  let replicated: ReplicatedApp;
  let owner: TestPerson;
  let participant: TestPerson;

  beforeAll(async () => {
    replicated = await startReplicatedApp();
    await replicated.app.server.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    const { app, caughtUp } = replicated;
    owner = await app.aPerson({ role: 'owner' });
    participant = await app.aPerson({ organization_id: owner.organizationId });
    for (const person of [owner, participant]) await app.as(person).get('/me');
    await caughtUp();
  });
  afterEach(() => replicated.server.follow());
  afterAll(() => replicated?.close());

  const aLine = (request_id: string) =>
    replicated.app.db
      .insertInto('audit_log')
      .values({
        organization_id: owner.organizationId,
        action: 'user.welcomed',
        subject_kind: 'user',
        subject_id: participant.id,
        request_id,
        at: replicated.app.clock.now().toJSDate(),
      })
      .execute();
  const written = async (action: 'audit.read' | 'audit.exported' | 'users.exported') => {
    const lines = await replicated.app.db
      .selectFrom('audit_log')
      .where('actor_id', '=', owner.id)
      .where('action', '=', action)
      .select('id')
      .execute();
    return lines.length;
  };

  test('the log is read from the replica, and its audit entry is in the primary', async () => {
    const { app, server, readFrom, hasWritten } = replicated;
    await server.pause();
    await aLine('not-yet-there');
    const read = async (headers = {}) => (await app.as(owner).get('/audit', headers)).text;

    expect(await read()).not.toContain('not-yet-there');
    expect(await written('audit.read')).toBe(1);
    expect(await read({ cookie: await hasWritten() })).toContain('not-yet-there');
    expect(await readFrom(() => read())).toBe('copy');
  });

  const csv = { accept: 'text/csv' };
  const aLateContact = () =>
    aContact(replicated.app.db, participant.id).then((id) =>
      replicated.app.db.updateTable('contacts').set({ last_name: 'Tardif' }).where('id', '=', id).execute(),
    );
  const exported = [
    [
      'people',
      '/users',
      csv,
      () => owner,
      () => replicated.app.aPerson({ last_name: 'Tardif', organization_id: owner.organizationId }),
    ],
    ['the log', '/audit', csv, () => owner, () => aLine('Tardif')],
    ['contacts', '/me/contacts/export', {}, () => participant, aLateContact],
    ['everything', '/me/export/everything', {}, () => participant, aLateContact],
  ] as const;

  test.each(exported)(
    'the file of %s is read from the replica, with the own writes',
    async (_, path, headers, who, change) => {
      const { app, server, hasWritten } = replicated;
      await server.pause();
      await change();
      const take = async (cookie: object) => {
        const answer = await app.as(who()).get(path, { ...headers, ...cookie });
        expect(answer.status).toBe(200);
        return answer.text;
      };

      expect(await take({})).not.toContain('Tardif');
      expect(await take({ cookie: await hasWritten() })).toContain('Tardif');
    },
  );

  test('an export without its audit entry is not sent', async () => {
    const { app, caughtUp } = replicated;
    await sql`ALTER TABLE audit_log ADD CONSTRAINT none CHECK (action NOT LIKE '%.exported') NOT VALID`.execute(app.db);
    await caughtUp();
    try {
      for (const path of ['/users', '/audit']) {
        const answer = await app.as(owner).get(path, csv);
        expect([answer.status, answer.headers['content-disposition']]).toEqual([409, undefined]);
      }
    } finally {
      await sql`ALTER TABLE audit_log DROP CONSTRAINT none`.execute(app.db);
    }
    expect([await written('users.exported'), await written('audit.exported')]).toEqual([0, 0]);
  });

  describe('streaming an export', () => {
    beforeEach(async () => {
      const { app, caughtUp } = replicated;
      await sql`INSERT INTO users (organization_id, role, email, first_name, last_name, sort_name, sort_first_name,
          search, created_at, updated_at)
        SELECT ${owner.organizationId}, 'user', gen_random_uuid() || '@long.example', 'Camille', 'Nom', 'nom',
          lpad(n::text, 8, '0'), 'camille', now(), now() FROM generate_series(1, ${MANY}::int) AS n`.execute(app.db);
      await caughtUp();
    });

    /** Over a real socket, after the first chunk; the rest waits until it is read. */
    async function begun(): Promise<IncomingMessage> {
      const { app } = replicated;
      const { port } = app.server.server.address() as AddressInfo;
      const cookie = await signIn(app.db, owner.id, app.clock.now().toJSDate(), false);
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get({ port, path: '/api/users', agent: false, headers: { ...csv, cookie } }, resolve).on('error', reject);
      });
      await new Promise((resolve) => answer.once('readable', resolve));
      return answer;
    }
    async function rest(answer: IncomingMessage): Promise<{ text: string; isWhole: boolean }> {
      let text = '';
      try {
        for await (const piece of answer) text += String(piece);
      } catch {
        return { text, isWhole: false };
      }
      return { text, isWhole: answer.complete };
    }

    test('Given a replica that fails, Then it continues from the primary', async () => {
      const { app, server, clock, caughtUp } = replicated;
      const answer = await begun();
      await server.stopCopy();
      try {
        await sql`UPDATE users SET last_name = 'Tardif' WHERE organization_id = ${owner.organizationId}`.execute(
          app.db,
        );

        const { text, isWhole } = await rest(answer);

        expect([answer.statusCode, isWhole]).toEqual([200, true]);
        // With a header and the earlier people.
        expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 1 + MANY);
        expect([text.includes('Nom;'), text.includes('Tardif;')]).toEqual([true, true]);
      } finally {
        await server.startCopy();
        clock.advance({ seconds: 6 });
        await caughtUp();
      }
    });

    test('Given no readable source, Then the connection is cut', async () => {
      const { app, caughtUp } = replicated;
      const answer = await begun();
      await sql`ALTER TABLE connections RENAME TO connections_away`.execute(app.db);
      try {
        expect([answer.statusCode, (await rest(answer)).isWhole]).toEqual([200, false]);
      } finally {
        await sql`ALTER TABLE connections_away RENAME TO connections`.execute(app.db);
        await caughtUp();
      }
    });

    test('Given a client that disconnects, Then nothing more is read', async () => {
      const { background } = replicated.app.services;
      const { stream } = background;
      let made = 0;
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      const watched = jest.spyOn(background, 'stream').mockImplementation(async function* (...asked) {
        try {
          for await (const piece of stream(...asked)) {
            made += piece.length;
            yield piece;
          }
        } finally {
          end();
        }
      });
      const answer = await begun();
      answer.destroy();
      await ended;
      watched.mockRestore();

      // A lower bound of the whole: each line has more characters than that.
      expect(made).toBeLessThan(MANY * 40);
      const latest = await latestStatement();
      await wait(500);
      expect(await latestStatement()).toBe(latest);
    });

    /** The thread's last query on the replica: no other client queries meanwhile. */
    const latestStatement = () =>
      replicated.readCopy.read(undefined, async (db) => {
        const { rows } = await sql<{ at: string }>`SELECT max(query_start)::text AS at FROM pg_stat_activity
          WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND query LIKE '%user_tasks%'`.execute(db);
        return rows[0]?.at;
      });
  });
});

import type { RoleName } from '@passerelle/shared/contract';
import { unknownId } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { TestAnswer } from '../testing/test-client';
import { callers, readTable, type RowReach } from './table';
import { type Actor, aWorld, type World } from './testing/a-world';
import { checksums } from './testing/checksums';
import type { Target, Whereabouts } from './testing/target';
import { aTargetFor, anActorFor, tryWith } from './testing/try-call';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const byRole = (role: RoleName, where: Whereabouts): boolean =>
  role === 'superAdmin' || ((role === 'owner' || role === 'admin') && where === 'far');

/** True if a user can read a row; `near` rows are covered by the table. */
const isSeen: Record<RowReach, (role: RoleName, where: Whereabouts) => boolean> = {
  '–': () => true,
  own: () => false,
  people: byRole,
  groups: byRole,
  packs: byRole,
  programs: byRole,
  imports: byRole,
  organizations: (role, where) => role === 'superAdmin' || where === 'far',
  documents: (_role, where) => where === 'far',
  content: (role, where) => role === 'superAdmin' || where === 'far',
};

interface Attempt {
  role: RoleName;
  where: Whereabouts;
  actor: Actor;
  target: Target;
}

/** Beyond the normal difference between two answers. */
const shown = ({ status, headers, text }: TestAnswer<unknown>) => {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, headers: rest, text };
};

const missing = ({ target }: Attempt): Target => ({
  ...target,
  id: unknownId,
  ...(target.params && { params: { ...target.params, taskId: unknownId } }),
});

const named = readTable().filter(({ rows }) => rows !== '–');
/** Own rows are independent of the role: the lowest and the highest represent all. */
const allowed = ({ cells, rows }: (typeof named)[number]): RoleName[] =>
  callers.filter(
    (caller) =>
      caller !== 'visitor' && cells[caller] === '✓' && (rows !== 'own' || caller === 'user' || caller === 'superAdmin'),
  ) as RoleName[];

describe('a call that names a row', () => {
  it.each(named.map((row) => [row.call, row] as const))(
    '%s finds rows in scope and nothing else',
    async (call, row) => {
      const attempts: Attempt[] = [];
      for (const role of allowed(row)) {
        for (const where of ['far', 'foreign'] as const) {
          const actor = await anActorFor(world, call, role);
          attempts.push({ role, where, actor, target: await aTargetFor(world, call, actor, where) });
          // From here on the actor has a connection: their first call begins it.
          await app.as(actor).get('/me');
        }
      }
      // From here on the actors have connections: the first call of each begins one.
      for (const { actor } of attempts) await app.as(actor).get('/me');
      const beyond = attempts.filter(({ role, where }) => !isSeen[row.rows](role, where));
      const before = await checksums(app.db);

      for (const attempt of beyond) {
        const [foreign, none] = [
          await tryWith(world, call, attempt),
          await tryWith(world, call, { ...attempt, target: missing(attempt) }),
        ];
        expect([attempt.role, attempt.where, foreign.status]).toEqual([attempt.role, attempt.where, 404]);
        expect(shown(foreign)).toEqual(shown(none));
      }
      expect(await checksums(app.db)).toEqual(before);

      for (const attempt of attempts.filter((one) => !beyond.includes(one))) {
        const { status } = await tryWith(world, call, attempt);
        expect([attempt.role, attempt.where, status === 404 || status >= 500]).toEqual([
          attempt.role,
          attempt.where,
          false,
        ]);
      }
    },
  );
});

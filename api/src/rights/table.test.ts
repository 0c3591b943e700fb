import { startTestApp, type TestApp } from '../testing/test-app';
import { type Caller, callers, readTable, reaches } from './table';
import { aWorld, type World } from './testing/a-world';
import { routedCalls } from './testing/router';
import type { Target } from './testing/target';
import { aTargetFor, anActorFor, tryWith } from './testing/try-call';

const rows = readTable();
let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const asWritten = (status: number): string => (status < 400 ? '✓' : String(status));

describe('the table of rights', () => {
  it('has one line for each call of the router, and no other', () => {
    const calls = rows.map(({ call }) => call);

    expect(calls.length).toBeGreaterThan(130);
    expect(calls.toSorted()).toEqual(routedCalls(app.server).toSorted());
    expect(rows.filter((row) => !reaches.includes(row.rows)).map(({ call }) => call)).toEqual([]);
  });

  it.each(rows.map((row) => [row.call, row] as const))('holds for %s', async (call, { cells }) => {
    // One row for all refused roles: it exists, so that the refusal is due to the role.
    let theirs: Target | undefined;
    const answered: [Caller, string][] = [];
    for (const caller of callers) {
      const isRefused = cells[caller] !== '✓';
      const actor = await anActorFor(world, call, caller === 'visitor' ? 'user' : caller);
      const target = isRefused
        ? (theirs ??= await aTargetFor(world, call, world.colleague, 'near'))
        : await aTargetFor(world, call, actor, 'near');
      const { status } = await tryWith(world, call, { actor, target, isVisitor: caller === 'visitor' });
      answered.push([caller, asWritten(status)]);
    }

    expect(Object.fromEntries(answered)).toEqual(cells);
  });
});

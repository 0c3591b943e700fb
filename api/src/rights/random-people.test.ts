import type { Paged, RoleName, UserSummary } from '@passerelle/shared/contract';
import { roles } from '@passerelle/shared/contract/enums/security';
import { aGroup } from '../domains/users/testing/a-team';
import { recordConnections } from '../domains/reporting/stats/record-fact';
import type { TestPerson } from '../testing/builders';
import { startTestApp, type TestApp } from '../testing/test-app';

/** A user with a unique last name, so that it can be searched in any answer. */
interface Known extends TestPerson {
  role: RoleName;
  lastName: string;
  manager: string | null;
  hrRepresentative: string | null;
}

let app: TestApp;
let everybody: Known[];
let groups: string[];

/** A fixed seed: a failure can be repeated. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const cast: readonly RoleName[] = [
  ...(['owner', 'admin', 'headHR', 'headHR', 'manager', 'manager', 'manager'] as const),
  ...Array<RoleName>(9).fill('user'),
];

/** An organisation with random groups, managers and HR managers. */
async function anyOrganization(name: string, pick: (below: number) => number): Promise<void> {
  const organization = await app.anOrganization({ name });
  const people: Known[] = [];
  for (const [index, role] of cast.entries()) {
    const lastName = `${name}${String(index).padStart(2, '0')}q`;
    const [manager, hrRepresentative] = ['manager', 'headHR'].map((wanted) => {
      const possible = people.filter((person) => person.role === wanted);
      return role === 'user' && pick(3) > 0 ? (possible[pick(possible.length)]?.id ?? null) : null;
    }) as [string | null, string | null];
    const values = { role, last_name: lastName, manager_id: manager, hr_representative_id: hrRepresentative };
    const person = await app.aPerson({ organization_id: organization, ...values, email: `${lastName}@law.example` });
    people.push({ ...person, role, lastName, manager, hrRepresentative });
  }
  const some = (of: readonly Known[], chance: number): Known[] => of.filter(() => pick(chance) === 0);
  for (const place of ['Nord', 'Sud', 'Est', 'Ouest']) {
    const managers = some(
      people.filter(({ role }) => role === 'manager' || role === 'headHR'),
      2,
    );
    groups.push(await aGroup(app, { organizationId: organization, name: place, members: some(people, 3), managers }));
  }
  everybody.push(...people);
}

beforeAll(async () => {
  app = await startTestApp();
  [everybody, groups] = [[], []];
  const pick = numbersFrom(20_261_123);
  await anyOrganization('Bois', pick);
  await anyOrganization('Verre', pick);
  const superAdmin = await app.aPerson({ role: 'superAdmin', last_name: 'Produit99q' });
  everybody.push({ ...superAdmin, role: 'superAdmin', lastName: 'Produit99q', manager: null, hrRepresentative: null });
  for (const { id } of everybody) {
    const started_at = app.clock.now().minus({ days: 2 }).toISO();
    const row = { user_id: id, started_at, last_seen_at: started_at };
    const made = await app.db.insertInto('connections').values(row).returning('id').executeTakeFirstOrThrow();
    await recordConnections(app.db, [made.id]);
  }
  // Adds a log entry for every person, so that a search finds something.
  for (const person of everybody.filter(({ role }) => role === 'user')) {
    const answer = await app.as(superAdmin).post('/users/sendWelcome', { userIds: [person.id] });
    expect(answer.status).toBe(200);
  }
}, 120_000);
afterAll(() => app.close());

const allRoles = roles.map((role) => `role=${role}`).join('&');
const staff = (): Known[] => everybody.filter(({ role }) => role !== 'user');

async function listedFor(viewer: Known): Promise<Set<string>> {
  const { data } = await app.as(viewer).get<Paged<UserSummary>>(`/users?${allRoles}&pageSize=1337`);
  return new Set(data.items.map(({ id }) => id));
}

/** The people in an answer, by id, address or name. */
const namedIn = (text: string): Known[] =>
  everybody.filter(({ id, lastName }) => text.includes(id) || text.toLowerCase().includes(lastName.toLowerCase()));

const week = { start: '2026-11-16T00:00:00Z', end: '2026-11-26T00:00:00Z', step: '86400' };
const metric = (type: string, parameters: Record<string, string>): string =>
  `/reporting/grafana/${type}?${new URLSearchParams(parameters).toString()}`;

/** Every way by which staff reach people, beside the list itself; each viewer searches every fourth person by name. */
const ways = (viewer: number): string[] => [
  ...everybody
    .filter((_person, index) => (index + viewer) % 4 === 0)
    .flatMap(({ id, lastName }) => [
      `/users?${allRoles}&search=${lastName}`,
      `/users/${id}`,
      `/users/${id}/history`,
      `/users/${id}/library`,
      metric('query', { query: `session_count{user="${id}"}`, time: week.end }),
    ]),
  ...groups.flatMap((id) => [`/users/groups/${id}`, `/users?${allRoles}&group=${id}`]),
  ...['active', 'inactive', 'suspended', 'deleted', 'groups', 'imports'].map((list) => `/users/${list}?pageSize=100`),
  '/audit?pageSize=100',
  '/reporting/ownPeople?pageSize=100',
  '/organizations',
  '/licensePacks',
  '/licensePacks/stats',
  '/roles',
  metric('query', { query: 'count_over_time(session_count[10d])', time: week.end }),
  metric('query', { query: 'sum by (user) (count_over_time(session_count[10d]))', time: week.end }),
  metric('query_range', { query: 'sum by (user) (count_over_time(session_count[1d]))', ...week }),
];

describe('the people that staff reach', () => {
  it('differ between viewers, or the test would prove nothing', async () => {
    const seen = await Promise.all(staff().map(async (viewer) => (await listedFor(viewer)).size));

    expect(new Set(seen).size).toBeGreaterThan(4);
    expect(Math.min(...seen)).toBeLessThan(8);
  });

  it('are within the list of people, by any way', async () => {
    const beyond: string[] = [];
    for (const [index, viewer] of staff().entries()) {
      const listed = await listedFor(viewer);
      // A person is shown with their manager and their HR representative.
      const shown = everybody.filter(({ id }) => listed.has(id));
      const colleagues = shown.flatMap(({ manager, hrRepresentative }) => [manager, hrRepresentative]);
      const allowed = new Set<string | null>([...listed, ...colleagues, viewer.id]);
      for (const way of ways(index)) {
        const answer = await app.as(viewer).get(way);
        const asked = decodeURIComponent(way);
        const extra = namedIn(answer.text).filter(({ id, lastName }) => {
          const isEcho = asked.includes(id) || asked.includes(lastName);
          return !allowed.has(id) && !(isEcho && answer.status >= 400);
        });
        if (extra.length > 0) {
          beyond.push(`${viewer.role} ${viewer.lastName} ${way}: ${extra.map(({ lastName }) => lastName).join(' ')}`);
        }
      }
      for (const path of [`/users?${allRoles}`, '/audit']) {
        const { text } = await app.as(viewer).get(path, { accept: 'text/csv' });
        const extra = namedIn(text).filter(({ id }) => !allowed.has(id));
        if (extra.length > 0) beyond.push(`${viewer.role} ${viewer.lastName} ${path} as a file: ${extra.length}`);
      }
    }

    expect(beyond).toEqual([]);
  }, 240_000);

  it('have equal counts: figures and files have as many people as the list', async () => {
    for (const viewer of staff()) {
      const { size } = await listedFor(viewer);
      const counted = await app.as(viewer).get<Paged<UserSummary>>(`/users?${allRoles}&returnUsers=false`);
      const file = await app.as(viewer).get(`/users?${allRoles}`, { accept: 'text/csv' });

      expect([viewer.lastName, counted.data.totalCount]).toEqual([viewer.lastName, size]);
      expect([viewer.lastName, file.text.trimEnd().split('\r\n').length - 1]).toEqual([viewer.lastName, size]);
    }
  });
});

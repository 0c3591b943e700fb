import type { RoleName } from '@passerelle/shared/contract';
import { permissionAreas, roles } from '@passerelle/shared/contract/enums/security';
import { allows, rolePermissions } from '@passerelle/shared/contract/rules/people/permissions';
import { unknownId } from './testing/builders';
import { startTestApp, type TestApp } from './testing/test-app';
import type { TestClient } from './testing/test-client';

interface Operation {
  description: string;
  security: readonly object[];
}
interface Described {
  paths: Record<string, Record<string, Operation>>;
}

let app: TestApp;
let calls: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; operation: Operation }[];

/** Every call that the server describes also answers; default-deny.test.ts compares both lists. */
beforeAll(async () => {
  app = await startTestApp();
  const description = (await app.anyone.send({ method: 'GET', url: '/api/docs/json' })).text;
  const { paths } = JSON.parse(description) as Described;
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as 'GET',
      // An id of no row: an authorised caller gets a 404 or a validation error.
      url: path.replaceAll(/\{\w+\}/g, unknownId),
      operation,
    })),
  );
});
afterAll(() => app.close());

const closed = () => calls.filter(({ operation }) => operation.security.length > 0);
const areaOf = ({ description }: Operation) => /Area `(\w+)`, level `(\w)`/.exec(description)?.slice(1) ?? [];
const statusOf = async (client: TestClient, { method, url }: (typeof calls)[number]) => {
  const { status } = await client.send({ method, url, ...(method !== 'GET' && { payload: {} }) });
  return `${method} ${url}: ${status}`;
};
const refused = (status: number, asked: typeof calls) => asked.map(({ method, url }) => `${method} ${url}: ${status}`);

async function statuses(client: TestClient, asked: typeof calls): Promise<string[]> {
  const found: string[] = [];
  for (const call of asked) found.push(await statusOf(client, call));
  return found;
}

describe('every call of the server', () => {
  it('is refused without a session, unless it is public', async () => {
    expect(closed().length).toBeGreaterThan(60);
    expect(await statuses(app.anyone, closed())).toEqual(refused(401, closed()));
  });

  it('is refused before the terms are accepted, unless it is needed to accept them', async () => {
    const afterTerms = closed().filter(({ operation }) => operation.description.includes('terms accepted'));
    const newcomer = app.as(await app.aPerson({ role: 'superAdmin', terms_accepted_at: null }));

    expect(await statuses(newcomer, afterTerms)).toEqual(refused(403, afterTerms));
  });

  it.each<RoleName>([...roles])('is refused to the role %s where its permissions do not reach', async (role) => {
    const client = app.as(await app.aPerson({ role }));
    const staff = closed().filter(({ operation }) => areaOf(operation).length > 0);
    const beyond = staff.filter(({ operation }) => {
      const [area, level] = areaOf(operation);
      const known = permissionAreas.find((one) => one === area);
      return known === undefined || !allows(rolePermissions[role], known, level === 'w' ? 'w' : 'r');
    });

    expect(await statuses(client, beyond)).toEqual(refused(403, beyond));
    const within = await statuses(
      client,
      staff.filter((call) => !beyond.includes(call)),
    );
    expect(within.filter((line) => line.endsWith(': 403') || line.endsWith(': 401'))).toEqual([]);
  });
});

import type { ListSettings } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let owner: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.aPerson({ role: 'owner' });
});

const path = '/me/lists/users';
const aView = (number: number, name = `Vue ${number}`) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name,
  query: 'program=started&sort=lastActivity',
});
const save = (body: object, version?: number) =>
  app.as(owner).put<ListSettings>(path, body, version === undefined ? {} : { 'if-match': `"${version}"` });

describe('the settings of a list', () => {
  it('are stored with the account, for each list, and hidden from other users', async () => {
    expect((await app.as(owner).get<ListSettings>(path)).data).toEqual({ columns: null, views: [], version: 0 });

    const chosen = { columns: ['role', 'program'], offered: ['role', 'program', 'group'] };
    const saved = await save({ ...chosen, views: [aView(1)] });

    expect(saved.data).toEqual({ ...chosen, views: [aView(1)], version: 1 });
    expect((await app.as(owner).get<ListSettings>(path)).data).toEqual(saved.data);
    expect((await app.as(owner).get<ListSettings>('/me/lists/groups')).data.views).toEqual([]);
    const other = await app.aPerson({ role: 'owner', organization_id: owner.organizationId });
    expect((await app.as(other).get<ListSettings>(path)).data.version).toBe(0);
  });

  it('are not overwritten by an outdated device', async () => {
    await save({ columns: null, views: [aView(1)] }, 0);

    const late = await save({ columns: null, views: [aView(2)] }, 0);

    expect(late.status).toBe(409);
    expect((await app.as(owner).get<ListSettings>(path)).data.views).toEqual([aView(1)]);
  });

  it.each([
    [{ columns: null, views: [aView(1), aView(2, ' vue 1')] }, { 'views.1.name': 'duplicate' }],
    [{ columns: null, views: [aView(1), aView(1, 'Autre')] }, { 'views.1.id': 'duplicate' }],
    [{ columns: null, views: [aView(1, ' \u200B')] }, { 'views.0.name': 'required' }],
    [{ columns: ['not a name'], views: [] }, { 'columns.0': 'format' }],
    [{ columns: null, views: Array.from({ length: limits.savedViews + 1 }, (_, n) => aView(n)) }, { views: 'tooMany' }],
  ])('are refused: %#', async (body, fields) => {
    const answer = await save(body);

    expect([answer.status, answer.error.fields]).toEqual([400, fields]);
  });

  it('are restricted to roles with such lists, and to known lists', async () => {
    const participant = await app.aPerson();
    expect((await app.as(participant).get(path)).status).toBe(403);
    expect((await app.anyone.get(path)).status).toBe(401);
    expect((await app.as(owner).get('/me/lists/everything')).status).toBe(404);
  });
});

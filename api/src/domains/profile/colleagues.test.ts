import type { Organization, OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestClient } from '../../testing/test-client';

let app: TestApp;
let person: TestPerson;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.aPerson({ first_name: 'Amel', last_name: 'Benkhelifa' });
  client = app.as(person);
});

const change = (body: object) => client.put<OwnProfile>('/me', body);
const rowOf = ({ id }: TestPerson) =>
  app.db.selectFrom('users').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

describe('manager and HR representative', () => {
  let manager: TestPerson;
  let hr: TestPerson;
  beforeEach(async () => {
    manager = await app.aPerson({ organization_id: person.organizationId, role: 'manager' });
    hr = await app.aPerson({ organization_id: person.organizationId, role: 'headHR' });
    const colleagues = { manager_id: manager.id, hr_representative_id: hr.id };
    await app.db.updateTable('users').set(colleagues).where('id', '=', person.id).execute();
  });
  const job = () => ({ jobTitle: 'Technicienne', manager: manager.id, hrRepresentative: hr.id });

  it('Given a participant, When the form sends them back unchanged, Then the rest is stored', async () => {
    const { status, data } = await change({ job: job() });

    expect([status, data.job?.jobTitle, data.job?.manager?.id]).toEqual([200, 'Technicienne', manager.id]);
    expect((await change({ job: null })).data.job).toMatchObject({ jobTitle: null, manager: { id: manager.id } });
  });

  it.each([
    ['another manager', () => ({ manager: hr.id }), { 'job.manager': 'notAllowed' }],
    ['none', () => ({ hrRepresentative: null }), { 'job.hrRepresentative': 'notAllowed' }],
  ])('Given a participant, When they name %s, Then it is refused and nothing changes', async (_who, other, fields) => {
    const answer = await change({ firstName: 'Autre', job: { ...job(), ...other() } });

    expect([answer.status, answer.error.fields]).toEqual([400, fields]);
    expect(await rowOf(person)).toMatchObject({ first_name: 'Amel', manager_id: manager.id });
  });

  it('Given staff with write access to people, Then they name colleagues, HR being staff', async () => {
    const owner = app.as(await app.aPerson({ organization_id: person.organizationId, role: 'owner' }));
    const set = (values: object) => owner.put<OwnProfile>('/me', { job: values });

    expect((await set({ manager: person.id, hrRepresentative: hr.id })).data.job).toMatchObject({
      manager: { id: person.id },
      hrRepresentative: { id: hr.id },
    });
    expect((await set({ manager: null })).data.job?.manager).toBeNull();
    expect((await set({ hrRepresentative: person.id })).error.fields).toEqual({ 'job.hrRepresentative': 'notAllowed' });
  });

  it('Given staff, Then neither themselves, nor a user of another organisation, nor a deleted one can be named', async () => {
    const boss = await app.aPerson({ organization_id: person.organizationId, role: 'owner' });
    const gone = { organization_id: person.organizationId, deleted_at: app.clock.now().toJSDate() };
    for (const { id } of [boss, await app.aPerson({ role: 'manager' }), await app.aPerson(gone)]) {
      const answer = await app.as(boss).put('/me', { job: { manager: id } });
      expect([answer.status, answer.error.fields]).toEqual([400, { 'job.manager': 'notAllowed' }]);
    }
  });

  it('Given colleagues with a phone, Then the participant reads the numbers where the organisation shows them', async () => {
    const numbers = async () => {
      const { data } = await client.get<OwnProfile>('/me');
      return [data.job?.manager, data.job?.hrRepresentative].map((colleague) => [colleague?.email, colleague?.phone]);
    };
    await app.db.updateTable('users').set({ phone: '01 44 55 66 77' }).where('id', '=', manager.id).execute();
    expect(await numbers()).toEqual([
      [manager.email, null],
      [hr.email, null],
    ]);

    const owner = app.as(await app.aPerson({ organization_id: person.organizationId, role: 'superAdmin' }));
    const path = `/organizations/${person.organizationId}`;
    const saved = await owner.put<Organization>(path, { name: 'Verreries Roux', showsStaffPhones: true });

    expect([saved.status, saved.data.showsStaffPhones]).toEqual([200, true]);
    expect(await numbers()).toEqual([
      [manager.email, '01 44 55 66 77'],
      [hr.email, null],
    ]);
  });

  it('Given a manager, who only reads people, Then they cannot set their own', async () => {
    expect((await app.as(manager).put('/me', { job: { manager: hr.id } })).status).toBe(400);
  });
});

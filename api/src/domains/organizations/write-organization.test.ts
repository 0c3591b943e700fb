import type {
  Organization,
  OrganizationBody,
  OrganizationCreation,
  OwnProfile,
  PersonReference,
} from '@passerelle/shared/contract';
import type { Person } from '../../platform/sessions/person';
import { unknownId } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aTeam, type Team } from '../users/testing/a-team';
import { updateOrganization } from './update-organization';

let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterEach(() => app.close());

const owner = { firstName: 'Anne', lastName: 'Martin', email: 'anne@rebond.example' };
const aBody = (with_: Partial<OrganizationCreation> = {}): OrganizationCreation => ({
  name: 'Rebond Conseil',
  group: 'Groupe Rebond',
  companyName: 'Rebond SAS',
  serialNumber: '000 000 042 00017',
  VATserialNumber: 'FR 00 000000042',
  companySize: 'from10To249',
  businessType: 'education',
  address: { street: '4 rue du Pont, 44000 Nantes' },
  billingAddress: { street: null },
  owner,
  ...with_,
});
const create = (who: { id: string }, body: object = aBody()) => app.as(who).post<Organization>('/organizations', body);
const update = (id: string, body: Partial<OrganizationBody>, version?: number) =>
  app
    .as(team.superAdmin)
    .put<Organization>(`/organizations/${id}`, body, version === undefined ? {} : { 'if-match': `"${version}"` });
const log = async () =>
  (await app.db.selectFrom('audit_log').orderBy('at').orderBy('action').selectAll().execute()).map(
    ({ action, fields, organization_id: at }) => [action, fields, at],
  );
const rows = async () => {
  const [organizations, users, mails] = await Promise.all(
    (['organizations', 'users', 'mails'] as const).map((table) => app.db.selectFrom(table).select('id').execute()),
  );
  return [organizations?.length, users?.length, mails?.length];
};

describe('a new organisation', () => {
  it('is created with an invited owner, and everything is logged', async () => {
    const { status, data } = await create(team.superAdmin);

    expect(status).toBe(200);
    const { owner: _, ...given } = aBody();
    expect(data).toMatchObject({ ...given, userCount: 1, version: 1, locale: 'fr', auditMonths: 12 });
    expect(data.owners).toMatchObject([{ ...owner, role: 'owner', hasSetupAccount: false }]);
    const mail = await app.db.selectFrom('mails').select(['to_address', 'kind']).executeTakeFirstOrThrow();
    expect(mail).toEqual({ to_address: owner.email, kind: 'invitation' });
    expect(await log()).toEqual([
      ['organization.created', [], data.id],
      ['user.created', [], data.id],
      ['user.welcomed', [], data.id],
    ]);
    expect((await app.as(team.superAdmin).get(`/organizations/${data.id}`)).data).toEqual(data);
  });

  it('is refused where its name or the owner’s address is taken, on the field, and nothing is stored', async () => {
    const before = await rows();

    const name = await create(team.superAdmin, aBody({ name: 'BOIS & rives' }));
    const email = await create(team.superAdmin, aBody({ owner: { ...owner, email: 'AMEL@team.example' } }));

    expect([name.status, name.error.fields]).toEqual([409, { name: 'duplicate' }]);
    expect([email.status, email.error.fields]).toEqual([409, { 'owner.email': 'duplicate' }]);
    expect([await rows(), await log()]).toEqual([before, []]);
  });

  it.each([
    [{ name: '\u200B ' }, { name: 'required' }],
    [{ owner: { ...owner, lastName: '' } }, { 'owner.lastName': 'required' }],
    [{ owner: { ...owner, email: 'anne' } }, { 'owner.email': 'format' }],
    [{ companySize: 'huge' }, { companySize: 'notAllowed' }],
    [{ serialNumber: '0'.repeat(41) }, { serialNumber: 'tooLong' }],
  ])('requires its fields: %j', async (change, fields) => {
    const { status, error } = await create(team.superAdmin, { ...aBody(), ...change });
    expect([status, error.fields]).toEqual([400, fields]);
  });

  it('may have a name without Latin letters, and stays distinct from another', async () => {
    expect((await create(team.superAdmin, aBody({ name: '北京' }))).status).toBe(200);
    const other = aBody({ name: '東京', owner: { ...owner, email: 'other@rebond.example' } });
    expect((await create(team.superAdmin, other)).status).toBe(200);
  });

  it('is created by the product’s staff only', async () => {
    for (const who of [team.owner, team.admin, team.headHR, team.manager, team.amel]) {
      expect((await create(who)).status).toBe(403);
      expect((await app.as(who).put(`/organizations/${team.organization}`, { name: 'Autre' })).status).toBe(403);
      const asked = await app.as(who).post(`/organizations/${team.organization}/owners`, owner);
      expect(asked.status).toBe(403);
    }
    expect(new Set((await log()).map(([action]) => action))).toEqual(new Set(['access.refused']));
  });
});

describe('the list', () => {
  it('is searched by name, group and company, and sorted', async () => {
    await create(team.superAdmin);
    const find = async (query: string) =>
      (await app.as(team.superAdmin).get<{ items: Organization[] }>(`/organizations?${query}`)).data.items.map(
        ({ name }) => name,
      );

    expect(await find('search=groupe rebond')).toEqual(['Rebond Conseil']);
    expect(await find('search=rebond sas')).toEqual(['Rebond Conseil']);
    expect(await find('sort=name&order=desc')).toEqual(['Verreries Morel', 'Rebond Conseil', 'Bois & Rives']);
  });
});

describe('a change', () => {
  it('writes differences, keeps absent fields, and removes null ones', async () => {
    const { id } = (await create(team.superAdmin)).data;
    app.clock.advance({ minutes: 1 });

    const changed = await update(
      id,
      { name: 'Rebond Conseil', group: null, address: { street: ' 5 rue du Pont ' } },
      1,
    );

    expect(changed.data).toMatchObject({
      group: null,
      companyName: 'Rebond SAS',
      address: { street: '5 rue du Pont' },
      version: 2,
    });
    expect((await log()).at(-1)).toEqual(['organization.updated', ['group', 'address.street'], id]);
  });

  it('sets the log’s retention, and for whom a second factor is required', async () => {
    const set = { name: 'Verreries Morel', auditMonths: 24, requiresSecondFactor: 'staff' } as const;
    expect((await update(team.other, set)).data).toMatchObject(set);
    expect(await log()).toEqual([
      ['organization.secondFactorRequired', [], team.other],
      ['organization.updated', ['auditMonths'], team.other],
    ]);
    expect((await update(team.other, { ...set, timeZone: 'Indian/Reunion' })).data.timeZone).toBe('Indian/Reunion');
    expect((await log()).filter(([, fields]) => fields?.includes('timeZone'))).toHaveLength(1);
    const tooLong = await update(team.other, { ...set, auditMonths: 37 });
    expect([tooLong.status, tooLong.error.fields]).toEqual([400, { auditMonths: 'tooLarge' }]);
  });

  it('sets the time zone of its figures, for all its people, and nowhere else', async () => {
    const zoneOf = async (who: { id: string }) =>
      (await app.as(who).get<OwnProfile>('/me')).data.organization?.timeZone;
    expect(await zoneOf(team.amel)).toBe('Europe/Paris');
    await update(team.organization, { name: 'Bois & Rives', timeZone: 'Pacific/Noumea' });
    expect(await zoneOf(team.amel)).toBe('Pacific/Noumea');

    const before = await rows();
    for (const timeZone of ['Europe/Lutece', 'europe/paris', '+02:00', 'Europe/Paris\n']) {
      const { status, error } = await update(team.organization, { name: 'Bois & Rives', timeZone });
      expect([timeZone, status, error.fields]).toEqual([timeZone, 400, { timeZone: 'notAllowed' }]);
    }
    expect([await rows(), await zoneOf(team.amel)]).toEqual([before, 'Pacific/Noumea']);
    await update(team.organization, { name: 'Bois & Rives', timeZone: null });
    expect(await zoneOf(team.amel)).toBe('Europe/Paris');
  });

  it('notes kind and filing day of the agreement together', async () => {
    const agreement = { agreementKind: 'mobilityLeave', agreementFiledOn: '2026-03-02' } as const;
    const saved = await update(team.organization, { name: 'Bois & Rives', ...agreement });
    expect(saved.data).toMatchObject(agreement);
    expect(await log()).toEqual([['organization.updated', ['agreementKind', 'agreementFiledOn'], team.organization]]);

    const refusals = [
      [{ agreementKind: 'socialPlan' }, { agreementFiledOn: 'required' }],
      [{ agreementFiledOn: '2026-03-03' }, { agreementKind: 'required' }],
      [{ agreementKind: null }, { agreementKind: 'required' }],
      [{ agreementFiledOn: null }, { agreementFiledOn: 'required' }],
    ] as const;
    for (const [change, fields] of refusals) {
      const { status, error } = await update(team.organization, { name: 'Bois & Rives', ...change });
      expect([status, error.fields]).toEqual([400, fields]);
    }
    const none = { agreementKind: null, agreementFiledOn: null };
    expect((await update(team.organization, { name: 'Bois & Rives', ...none })).data).toMatchObject(none);
  });

  it('is refused on an older version, and with the name of another', async () => {
    await update(team.organization, { name: 'Bois et Rives' }, 1);

    const late = await update(team.organization, { name: 'Bois' }, 1);
    const taken = await update(team.organization, { name: 'verreries MOREL' }, 2);

    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    expect([taken.status, taken.error.fields]).toEqual([409, { name: 'duplicate' }]);
    const now = await app.as(team.owner).get<Organization>(`/organizations/${team.organization}`);
    expect([now.data.name, now.headers['etag']]).toEqual(['Bois et Rives', '"2"']);
  });

  it('without differences keeps version and log unchanged', async () => {
    expect((await update(team.organization, { name: 'Bois & Rives' }, 1)).data.version).toBe(1);
    expect(await log()).toEqual([]);
  });

  it('of an unknown organisation is a 404', async () => {
    expect((await update(unknownId, { name: 'Rien' })).status).toBe(404);
    expect((await app.as(team.superAdmin).post(`/organizations/${unknownId}/owners`, owner)).status).toBe(404);
  });
});

describe('a further owner or administrator', () => {
  it('is invited, as owner or administrator', async () => {
    const added = await app
      .as(team.superAdmin)
      .post<PersonReference>(`/organizations/${team.other}/owners`, { ...owner, role: 'admin' });

    expect(added.data).toMatchObject({ firstName: 'Anne', lastName: 'Martin' });
    const { owners, userCount } = (await app.as(team.superAdmin).get<Organization>(`/organizations/${team.other}`))
      .data;
    expect(owners.map(({ lastName, role }) => `${lastName} ${role}`)).toEqual(['Morel owner', 'Martin admin']);
    expect(userCount).toBe(3);
    const again = await app.as(team.superAdmin).post(`/organizations/${team.organization}/owners`, owner);
    expect([again.status, again.error.fields]).toEqual([409, { email: 'duplicate' }]);
    const above = await app.as(team.superAdmin).post(`/organizations/${team.other}/owners`, {
      ...owner,
      email: 'x@rebond.example',
      role: 'superAdmin',
    });
    expect([above.status, above.error.fields]).toEqual([400, { role: 'notAllowed' }]);
  });
});

describe('a change of an organisation', () => {
  it('is limited to the own one, except for viewers of all', async () => {
    const changing = { db: app.db, now: app.clock.now(), record: () => Promise.resolve() };
    const change = (role: Person['role'], id: string) =>
      updateOrganization({ ...changing, person: { role, organizationId: team.organization } as Person }, id, {
        group: 'Groupe Loire',
      });

    await expect(change('owner', team.other)).rejects.toMatchObject({ code: 'notFound' });
    await expect(change('owner', team.organization)).resolves.toBeUndefined();
    await expect(change('superAdmin', team.other)).resolves.toBeUndefined();
  });
});

import type { LicensePack, LicensePackCreation } from '@passerelle/shared/contract';
import { unknownId } from '../../../testing/builders';
import { asWritten } from '../../../testing/as-written';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { saveProgram } from '../../programs/save-program';
import { aTask, aTemplate } from '../../programs/testing/a-template';
import { aGroup, aTeam, type Team } from '../../users/testing/a-team';

let app: TestApp;
let team: Team;
let common: string;
let foreign: string;
beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
  common = await saveProgram(app.db, null, aTemplate([[aTask()]]), app.clock.now());
  foreign = await saveProgram(app.db, team.other, aTemplate([[aTask()]]), app.clock.now());
});
afterEach(() => app.close());

const aBody = (with_: Partial<LicensePackCreation> = {}): LicensePackCreation => ({
  organization: team.organization,
  name: 'Promotion 2027',
  description: 'Les places de l’accord.',
  maxLicenses: 25,
  period: { fromDate: '2026-12-01', toDate: '2027-11-30' },
  programs: [common],
  ...with_,
});
const create = (who: { id: string }, body: object = aBody()) => app.as(who).post<LicensePack>('/licensePacks', body);
const update = (id: string, with_: Partial<LicensePackCreation>, version?: number) => {
  const { organization: _, ...body } = aBody(with_);
  const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
  return app.as(team.superAdmin).put<LicensePack>(`/licensePacks/${id}`, body, headers);
};
const use = (pack: string, released = false) => {
  const at = app.clock.now().toJSDate();
  const row = { license_pack_id: pack, user_id: team.amel.id, used_at: at, released_at: released ? at : null };
  return app.db.insertInto('license_uses').values(row).execute();
};
const log = async () =>
  (await app.db.selectFrom('audit_log').orderBy('at').orderBy(asWritten).selectAll().execute()).map((line) => [
    line.action,
    line.fields,
    line.organization_id,
  ]);

describe('a licence pack', () => {
  it('is created, read by its organisation, changed and logged', async () => {
    const { status, data } = await create(team.superAdmin);
    expect([status, data]).toMatchObject([
      200,
      {
        name: 'Promotion 2027',
        maxLicenses: 25,
        availableLicenseCount: 25,
        organization: { id: team.organization },
        period: { fromDate: '2026-12-01T00:00:00.000Z', toDate: '2027-11-30T23:59:59.999Z' },
        programs: [{ id: common }],
        version: 1,
      },
    ]);
    app.clock.advance({ minutes: 1 });

    const changed = await update(
      data.id,
      { maxLicenses: 30, period: { fromDate: '2026-12-01', toDate: '2027-12-31' } },
      1,
    );
    expect(changed.data).toMatchObject({ maxLicenses: 30, version: 2 });
    expect((await app.as(team.owner).get<LicensePack>(`/licensePacks/${data.id}`)).data).toEqual(changed.data);
    expect(await log()).toEqual([
      ['pack.created', [], team.organization],
      ['pack.updated', ['maxLicenses', 'period'], team.organization],
    ]);
  });

  it('has a plain text description, stored as typed', async () => {
    const description = 'Douze <b>semaines</b> & plus.\n\n– puis une suite';
    const { data } = await create(team.superAdmin, aBody({ description }));
    expect(data.description).toBe(description);
    expect((await update(data.id, { description: ' ' })).data.description).toBeNull();
  });

  it('cannot shrink below the used seats, and reports their number', async () => {
    const { id } = (await create(team.superAdmin)).data;
    await use(id);
    await use(id);
    await use(id, true);

    const refused = await update(id, { maxLicenses: 1 });

    expect([refused.status, refused.error.code, refused.error.fields]).toEqual([
      409,
      'conflict',
      { maxLicenses: 'tooSmall' },
    ]);
    expect(refused.error.message).toContain('2');
    expect((await update(id, { maxLicenses: 2 })).data).toMatchObject({ maxLicenses: 2, availableLicenseCount: 0 });
  });

  it('is not overwritten with an outdated version', async () => {
    const { id } = (await create(team.superAdmin)).data;
    await update(id, { name: 'Autre' }, 1);
    const late = await update(id, { name: 'Tard' }, 1);
    expect([late.status, late.error.code, late.error.fields]).toEqual([409, 'conflict', undefined]);
  });

  it('can be deleted while unused, and keeps the groups that drew on it', async () => {
    const { id } = (await create(team.superAdmin)).data;
    const group = await aGroup(app, { organizationId: team.organization, name: 'Nantes' });
    await app.db.insertInto('group_license_packs').values({ group_id: group, license_pack_id: id }).execute();
    const used = (await create(team.superAdmin, aBody({ name: 'Déjà prise' }))).data;
    await use(used.id, true);

    const kept = await app.as(team.superAdmin).delete(`/licensePacks/${used.id}`);
    expect([kept.status, kept.error.code]).toEqual([409, 'conflict']);
    expect((await app.as(team.superAdmin).delete(`/licensePacks/${id}`)).status).toBe(204);
    expect((await app.as(team.owner).get(`/licensePacks/${id}`)).status).toBe(404);
    expect((await app.as(team.owner).get(`/users/groups/${group}`)).status).toBe(200);
  });

  it.each([
    [{ name: '\u200B' }, 400, { name: 'required' }],
    [{ maxLicenses: -1 }, 400, { maxLicenses: 'tooSmall' }],
    [{ maxLicenses: 100_001 }, 400, { maxLicenses: 'tooLarge' }],
    [{ period: { fromDate: '2027-01-02', toDate: '2027-01-01' } }, 400, { 'period.toDate': 'tooSmall' }],
    [{ programs: [] }, 400, { programs: 'required' }],
    [{ programs: [unknownId] }, 400, { 'programs.0': 'unknown' }],
  ])('requires its fields: %j', async (change, status, fields) => {
    const refused = await create(team.superAdmin, aBody(change));
    expect([refused.status, refused.error.fields]).toEqual([status, fields]);
    expect(await log()).toEqual([]);
  });

  it('refuses a programme of another organisation, and a duplicate name', async () => {
    const missing = await create(team.superAdmin, aBody({ programs: [unknownId] }));
    expect((await create(team.superAdmin, aBody({ programs: [foreign] }))).error).toEqual(missing.error);
    await create(team.superAdmin);
    const again = await create(team.superAdmin, aBody({ name: 'PROMOTION 2027' }));
    expect([again.status, again.error.fields]).toEqual([409, { name: 'duplicate' }]);
    expect((await create(team.superAdmin, aBody({ organization: team.other, programs: [foreign] }))).status).toBe(200);
  });

  it('is written by the product’s staff only, and only if it exists', async () => {
    const { id } = (await create(team.superAdmin)).data;
    for (const who of [team.owner, team.admin, team.headHR, team.manager, team.amel]) {
      expect((await create(who)).status).toBe(403);
      expect((await app.as(who).delete(`/licensePacks/${id}`)).status).toBe(403);
    }
    expect((await update(unknownId, {})).status).toBe(404);
    expect((await create(team.superAdmin, aBody({ organization: unknownId }))).status).toBe(404);
  });
});

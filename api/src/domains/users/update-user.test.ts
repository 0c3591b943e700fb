import type { User } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { anEdit } from './testing/a-form';
import { aTeam, type Team } from './testing/a-team';

let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterEach(() => app.close());

const read = async (who: { id: string }, id: string) => (await app.as(who).get<User>(`/users/${id}`)).data;
const edit = (who: { id: string }, id: string, body: object, headers: Record<string, string> = {}) =>
  app.as(who).put<User>(`/users/${id}`, body, headers);
const logOf = async (id: string) =>
  (await app.db.selectFrom('audit_log').where('subject_id', '=', id).orderBy('action').selectAll().execute()).map(
    ({ action, fields, details }) => ({ action, fields, details }),
  );

describe('editing a person', () => {
  it('applies the form, and logs the fields without their values', async () => {
    const { status, data } = await edit(team.headHR, team.amel.id, anEdit(team, { phone: '0612345678' }));

    expect(status).toBe(200);
    expect(data).toMatchObject({
      phone: '0612345678',
      job: { jobTitle: 'Technicienne', position: 'Maintenance', manager: { id: team.manager.id } },
      company: { name: 'Site de Lyon' },
      version: 2,
    });
    expect(await logOf(team.amel.id)).toEqual([
      {
        action: 'user.updated',
        fields: expect.arrayContaining(['phone', 'job.manager', 'company.name']) as unknown,
        details: {},
      },
    ]);
  });

  it('refuses a change based on an outdated version', async () => {
    const { version } = await read(team.headHR, team.amel.id);
    const onThis = { 'if-match': `"${version}"` };
    expect((await edit(team.owner, team.amel.id, anEdit(team, { firstName: 'Amélie' }), onThis)).status).toBe(200);

    const late = await edit(team.headHR, team.amel.id, anEdit(team, { firstName: 'Amal' }), onThis);

    expect(late.status).toBe(409);
    expect((await read(team.headHR, team.amel.id)).firstName).toBe('Amélie');
  });

  it('shows and changes only the groups in the actor’s scope', async () => {
    await app.db.insertInto('group_members').values({ group_id: team.rennes, user_id: team.amel.id }).execute();
    expect((await read(team.headHR, team.amel.id)).groups).toEqual([{ id: team.lyon, name: 'Lyon' }]);

    await edit(team.headHR, team.amel.id, anEdit(team));

    expect((await read(team.owner, team.amel.id)).groups.map(({ name }) => name)).toEqual(['Lyon', 'Rennes']);
  });

  it('changes the e-mail of an account that was never opened and tells the old mailbox, which can restore it', async () => {
    await app.db.updateTable('users').set({ setup_at: null }).where('id', '=', team.amel.id).execute();

    await edit(team.headHR, team.amel.id, anEdit(team, { email: 'amel.b@team.example' }));

    expect((await read(team.headHR, team.amel.id)).email).toBe('amel.b@team.example');
    const mails = await app.db.selectFrom('mails').select(['to_address', 'kind']).execute();
    expect(mails).toEqual([{ to_address: 'Amel@team.example', kind: 'emailChanged' }]);
    expect((await logOf(team.amel.id)).map(({ action }) => action)).toContain('user.emailChanged');
    const taken = await edit(team.headHR, team.amel.id, anEdit(team, { email: 'diego@TEAM.example' }));
    expect([taken.status, taken.error.fields]).toEqual([409, { email: 'duplicate' }]);
  });

  it('does not let the post of a participant be emptied, and lets what was empty stay so', async () => {
    const job = { jobTitle: 'Soudeuse', level: 'worker', hrRepresentative: team.headHR.id };
    const sparse = anEdit(team, { company: {}, job });
    expect((await edit(team.headHR, team.amel.id, sparse)).status).toBe(200);
    await edit(team.headHR, team.amel.id, anEdit(team));
    const { error } = await edit(team.headHR, team.amel.id, sparse);

    expect(error.fields).toMatchObject({
      'company.group': 'required',
      'company.name': 'required',
      'job.position': 'required',
      'job.manager': 'required',
    });
  });

  it('refuses to raise the own role, or any role above the actor’s rights', async () => {
    const asManager = anEdit(team, { role: 'manager', scope: { groups: [team.lyon] } });
    const asHead = anEdit(team, { role: 'headHR', scope: { groups: [team.lyon] } });

    expect((await edit(team.headHR, team.amel.id, asHead)).status).toBe(403);
    expect((await edit(team.headHR, team.headHR.id, asHead)).status).toBe(404);
    expect((await edit(team.owner, team.owner.id, asHead)).status).toBe(403);
    expect((await edit(team.owner, team.admin.id, asManager)).status).toBe(403);
    expect((await edit(team.headHR, team.amel.id, asManager)).status).toBe(200);
    expect((await logOf(team.amel.id)).find(({ action }) => action === 'user.roleChanged')).toMatchObject({
      details: { from: 'user', to: 'manager' },
    });
  });

  it('keeps the last owner of an organisation', async () => {
    const demote = () =>
      edit(
        team.superAdmin,
        team.owner.id,
        anEdit(team, { role: 'headHR', email: 'Paule@team.example', scope: { groups: [team.lyon] } }),
      );
    const last = await demote();
    expect([last.status, last.error.code]).toEqual([409, 'conflict']);

    await app.aPerson({ organization_id: team.organization, role: 'owner' });
    expect((await demote()).status).toBe(200);
  });

  it('answers for another organisation as for an unknown user', async () => {
    const foreign = await edit(team.owner, team.stranger.id, anEdit(team));
    const missing = await edit(team.owner, '00000000-0000-4000-8000-000000000000', anEdit(team));

    expect(foreign.status).toBe(404);
    expect(foreign.error).toEqual(missing.error);
  });
});

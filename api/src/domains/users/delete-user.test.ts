import type { DeletedUser, Paged, User } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { purgeDeleted } from '../personal-data/purge/purge-deleted';
import { saveProgram } from '../programs/save-program';
import { giveProgram } from '../programs/give-program';
import { aPack } from '../programs/testing/a-participant';
import { aTask, aTemplate } from '../programs/testing/a-template';
import { aTeam, type Team } from './testing/a-team';

let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  team = await aTeam(app);
});
afterEach(() => app.close());

const remove = (who: { id: string }, id: string) => app.as(who).delete(`/users/${id}`);
const restore = (who: { id: string }, id: string) => app.as(who).put<User>(`/users/${id}/restore`, {});
const deleted = async (who: { id: string }) =>
  (await app.as(who).get<Paged<DeletedUser>>('/users/deleted')).data.items.map(({ firstName }) => firstName);

describe('deleting a person', () => {
  it('hides them at once, ends their sessions, and can be undone for thirty days', async () => {
    const person = app.as(team.amel);
    expect((await person.get('/me')).status).toBe(200);
    expect((await remove(team.headHR, team.amel.id)).status).toBe(204);

    expect((await person.get('/me')).status).toBe(401);
    expect((await app.as(team.headHR).get(`/users/${team.amel.id}`)).status).toBe(404);
    expect(await deleted(team.headHR)).toContain('Amel');
    expect((await restore(team.headHR, team.amel.id)).data.firstName).toBe('Amel');
    expect((await app.as(team.headHR).get(`/users/${team.amel.id}`)).status).toBe(200);

    await remove(team.headHR, team.amel.id);
    app.clock.advance({ days: 31 });
    expect(await deleted(team.headHR)).toEqual([]);
    expect((await restore(team.headHR, team.amel.id)).status).toBe(404);
  });

  it('erases them after the undo period, and keeps a log line without a name', async () => {
    await remove(team.headHR, team.amel.id);
    const isThere = async () =>
      (await app.db.selectFrom('users').where('id', '=', team.amel.id).select('id').execute()).length === 1;

    app.clock.advance({ days: 29 });
    await purgeDeleted(app.db, app.clock.now());
    expect(await isThere()).toBe(true);
    app.clock.advance({ days: 1 });
    await purgeDeleted(app.db, app.clock.now());
    expect(await isThere()).toBe(false);

    const log = await app.db.selectFrom('audit_log').where('subject_id', '=', team.amel.id).selectAll().execute();
    expect(log.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['user.deleted', team.headHR.id],
      ['user.erased', null],
    ]);
  });

  it('gives back the seat of a future programme, and takes it again on restore', async () => {
    const now = app.clock.now();
    const programId = await saveProgram(app.db, null, aTemplate([[aTask()]]), now);
    const packId = await aPack(app, team.organization, [programId], 1);
    await giveProgram(app.db, { userId: team.amel.id, programId, packId, from: '2026-11-30' }, now);
    const used = async () =>
      (
        await app.db
          .selectFrom('license_packs')
          .where('id', '=', packId)
          .select('used_licenses')
          .executeTakeFirstOrThrow()
      ).used_licenses;

    await remove(team.headHR, team.amel.id);
    expect(await used()).toBe(0);
    await restore(team.headHR, team.amel.id);
    expect(await used()).toBe(1);

    await remove(team.headHR, team.amel.id);
    await giveProgram(app.db, { userId: team.emile.id, programId, packId, from: '2026-11-30' }, now);
    const late = await restore(team.headHR, team.amel.id);
    expect([late.status, await used()]).toEqual([409, 1]);
  });

  it('keeps the address of a user who took it meanwhile', async () => {
    await remove(team.headHR, team.amel.id);
    await app.aPerson({ organization_id: team.other, email: 'amel@team.example' });

    expect(await restore(team.headHR, team.amel.id)).toMatchObject({
      status: 409,
      error: { fields: { email: 'duplicate' } },
    });
  });

  it('is refused for oneself, peers, higher roles and the last owner', async () => {
    expect((await remove(team.owner, team.owner.id)).status).toBe(403);
    expect((await remove(team.owner, team.admin.id)).status).toBe(403);
    expect((await remove(team.manager, team.amel.id)).status).toBe(403);
    expect((await remove(team.headHR, team.solene.id)).status).toBe(404);
    expect((await remove(team.superAdmin, team.owner.id)).status).toBe(409);
    expect((await remove(team.owner, team.headHR.id)).status).toBe(204);
  });
});

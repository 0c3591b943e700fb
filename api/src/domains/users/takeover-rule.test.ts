import type { User } from '@passerelle/shared/contract';
import type { TestPerson } from '../../testing/builders';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aFile, aLine, importSteps } from './import/testing/people-file';
import { anEdit } from './testing/a-form';
import { aTeam, type Team } from './testing/a-team';

let app: TestApp;
let team: Team;
let target: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  team = await aTeam(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  target = await app.aPerson({ organization_id: team.organization, role: 'manager' });
  await app.db.insertInto('group_members').values({ group_id: team.lyon, user_id: target.id }).execute();
  await manages(team.lyon);
});

const manages = (...groups: string[]) =>
  app.db
    .insertInto('group_managers')
    .values(groups.map((group_id) => ({ group_id, user_id: target.id })))
    .execute();
const managedBy = async ({ id }: { id: string }) =>
  (await app.db.selectFrom('group_managers').where('user_id', '=', id).select('group_id').execute()).map(
    ({ group_id }) => group_id,
  );
const form = (with_: object = {}) =>
  anEdit(team, {
    email: target.email,
    role: 'manager',
    scope: { groups: [team.lyon] },
    ...with_,
  });

type Act = (actor: { id: string }) => Promise<{ status: number; error: { message: string } }>;
const aFactorOf = async ({ id: user_id }: TestPerson) => {
  const at = app.clock.now().toJSDate();
  await app.db.insertInto('second_factors').values({ user_id, secret: 'sealed', confirmed_at: at }).execute();
};
/** The product gives it to its own staff only; an installation may give it to another role. */
const mayLogAs = (level: 'w' | 'disabled') =>
  app.db
    .updateTable('role_permissions')
    .set({ level })
    .where('role', '=', 'headHR')
    .where('area', '=', 'logAs')
    .execute();

const acts: Record<string, Act> = {
  'change the e-mail': (actor) => app.as(actor).put(`/users/${target.id}`, form({ email: `autre.${target.email}` })),
  'remove the second factor': async (actor) => {
    await aFactorOf(target);
    return app.as(actor).delete(`/users/${target.id}/secondFactor`);
  },
  'change the role': (actor) => app.as(actor).put(`/users/${target.id}`, form({ role: 'user', scope: null })),
  'delete the person': (actor) => app.as(actor).delete(`/users/${target.id}`),
  'sign in as the person': async (actor) => {
    await mayLogAs('w');
    const answer = await app.as(actor).post('/logAs', { userId: target.id, reason: 'Aide' });
    await mayLogAs('disabled');
    return answer;
  },
};

const message =
  'Cette personne suit des groupes ou des participants que vous ne suivez pas : demandez à une personne qui administre l’organisation.';

describe('a person who reaches groups outside the actor’s scope', () => {
  it.each(Object.entries(acts))('Given they manage one, Then an HR head may not %s', async (_name, act) => {
    await manages(team.rennes);

    const answer = await act(team.headHR);

    expect([answer.status, answer.error.message]).toEqual([403, message]);
    const log = await app.db.selectFrom('audit_log').where('subject_id', '=', target.id).selectAll().execute();
    expect(log).toMatchObject([{ action: 'access.refused', actor_id: team.headHR.id, outcome: 'refused' }]);
  });

  it.each(Object.entries(acts))('Given they manage no other, Then an HR head may %s', async (_name, act) => {
    expect((await act(team.headHR)).status).toBeLessThan(300);
  });

  it('Given a participant whom only they manage, Then it is refused as well', async () => {
    await app.db.updateTable('users').set({ manager_id: target.id }).where('id', '=', team.solene.id).execute();

    expect((await acts['delete the person']!(team.headHR)).status).toBe(403);
    expect((await acts['delete the person']!(team.owner)).status).toBe(204);
  });

  it('Given groups left from a former role, Then they count', async () => {
    await manages(team.rennes);
    await app.db.updateTable('users').set({ role: 'user' }).where('id', '=', target.id).execute();

    expect((await acts['change the e-mail']!(team.headHR)).status).toBe(403);
  });

  it('Then the rest of their page can still be changed, and an owner may do all of it', async () => {
    await manages(team.rennes);

    expect((await app.as(team.headHR).put(`/users/${target.id}`, form({ phone: '0612345678' }))).status).toBe(200);
    expect((await managedBy(target)).length).toBe(2);
    expect((await acts['change the e-mail']!(team.owner)).status).toBe(200);
  });

  it('Then undoing an import keeps them', async () => {
    const steps = importSteps(() => app.as(team.headHR));
    const lines = [aLine(), aLine()];
    const found = await steps.checked(aFile(...lines));
    await steps.start(found.id);
    const [kept] = await app.db.selectFrom('users').where('email', '=', lines[0]![2]!).select('id').execute();
    await app.db.insertInto('group_managers').values({ group_id: team.rennes, user_id: kept!.id }).execute();

    expect((await steps.undo(found.id)).data.counts).toMatchObject({ undone: 1, created: 1 });
    expect((await app.as(team.owner).get(`/users/${kept!.id}`)).status).toBe(200);
  });
});

describe('a lower role', () => {
  it('Given a manager becomes a participant, Then they manage no group any more', async () => {
    await app.as(team.owner).put<User>(`/users/${target.id}`, form({ role: 'user', scope: null }));

    expect(await managedBy(target)).toEqual([]);
    const back = await app.as(team.owner).put<User>(`/users/${target.id}`, form());
    expect(back.data.scope.groups.map(({ id }) => id)).toEqual([team.lyon]);
  });

  it('Given an HR head becomes a manager, Then they keep only the groups in the form', async () => {
    await app.db.updateTable('users').set({ role: 'headHR' }).where('id', '=', target.id).execute();
    await manages(team.rennes, team.elsewhere);

    const { status } = await app.as(team.owner).put(`/users/${target.id}`, form());

    expect([status, await managedBy(target)]).toEqual([200, [team.lyon]]);
  });
});

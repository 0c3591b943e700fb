import { startTestApp, type TestApp } from '../../testing/test-app';
import { aFactor } from '../accounts/second-factor/testing/a-factor';
import { aTeam, type Team } from './testing/a-team';

const password = 'Passerelle-2026!';
let app: TestApp;
let team: Team;
beforeEach(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  team = await aTeam(app);
});
afterEach(() => app.close());

const end = (who: { id: string }, id: string, what: 'sessions' | 'secondFactor') =>
  app.as(who).delete(`/users/${id}/${what}`);
const logged = (subject: string) =>
  app.db.selectFrom('audit_log').where('subject_id', '=', subject).select(['action', 'actor_id']).execute();
const mailsTo = async (id: string) =>
  (await app.db.selectFrom('mails').where('user_id', '=', id).select('kind').execute()).map(({ kind }) => kind);

describe('the sessions of a person', () => {
  it('end at once, the person is told, and the actor is logged', async () => {
    const amel = app.as(team.amel);
    expect((await amel.get('/me')).status).toBe(200);

    expect((await end(team.headHR, team.amel.id, 'sessions')).status).toBe(204);

    expect((await amel.get('/me')).status).toBe(401);
    expect(await mailsTo(team.amel.id)).toEqual(['sessionsEnded']);
    expect(await logged(team.amel.id)).toEqual([{ action: 'user.sessionsEnded', actor_id: team.headHR.id }]);
  });
});

describe('the second factor of a person', () => {
  it('is removed with their sessions, and the person is told', async () => {
    const person = await app.aPerson({ organization_id: team.amel.organizationId, password });
    await aFactor(app, person, password);
    const seen = () => app.as(team.owner).get<{ hasSecondFactor: boolean }>(`/users/${person.id}`);
    expect((await seen()).data.hasSecondFactor).toBe(true);

    expect((await end(team.owner, person.id, 'secondFactor')).status).toBe(204);

    expect((await seen()).data.hasSecondFactor).toBe(false);
    expect(await app.db.selectFrom('sessions').where('user_id', '=', person.id).selectAll().execute()).toEqual([]);
    expect(await mailsTo(person.id)).toContain('secondFactorReset');
    expect(await logged(person.id)).toContainEqual({ action: 'user.secondFactorReset', actor_id: team.owner.id });
  });

  it('that is missing is a 409, and nothing happens', async () => {
    expect((await end(team.owner, team.amel.id, 'secondFactor')).status).toBe(409);
    expect([await mailsTo(team.amel.id), await logged(team.amel.id)]).toEqual([[], []]);
  });
});

describe.each(['sessions', 'secondFactor'] as const)('the %s', (what) => {
  it('cannot be ended by staff who may not edit the person, or by the person', async () => {
    expect((await end(team.manager, team.amel.id, what)).status).toBe(403);
    expect((await end(team.headHR, team.headHR.id, what)).status).not.toBe(204);
    expect((await end(team.owner, team.admin.id, what)).status).toBe(403);
    expect((await end(team.owner, team.owner.id, what)).status).toBe(403);
  });

  it('of another organisation are a 404, like those of an unknown user', async () => {
    const stranger = await app.aPerson({ organization_id: await app.anOrganization({ name: 'Ailleurs' }) });
    const [foreign, missing] = [
      await end(team.owner, stranger.id, what),
      await end(team.owner, '00000000-0000-4000-8000-00000000dead', what),
    ];
    expect([foreign.status, missing.status, foreign.text]).toEqual([404, 404, missing.text]);
  });
});

import type { Paged, UserFile } from '@passerelle/shared/contract';
import { multipart, part } from '../../testing/test-client';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { aTeam, type Team } from '../users/testing/a-team';

let app: TestApp;
let team: Team;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-25T10:00:00.000Z' });
  team = await aTeam(app);
});
afterAll(() => app.close());

const pdf = '%PDF-1.7\n1 0 obj\n';
const send = (who: { id: string }, url: string, file: string, name: string) => {
  const { payload, headers } = multipart(part('document', pdf, file), part('name', name));
  return app.as(who).send<UserFile>({ method: 'POST', url: `/api${url}`, payload, headers });
};
const list = (who: { id: string }, id: string, query = '') =>
  app.as(who).get<Paged<UserFile>>(`/users/${id}/library${query}`);

describe('the documents of a person', () => {
  it('are listed for the staff who see the person, latest first, and open for them', async () => {
    await send(team.amel, '/me/library', 'cv.pdf', 'CV');
    app.clock.advance({ minutes: 5 });
    await send(team.amel, '/me/library', 'lettre.pdf', 'Lettre');

    const { status, data } = await list(team.headHR, team.amel.id);

    expect([status, data.totalCount, data.items.map(({ name }) => name)]).toEqual([200, 2, ['Lettre', 'CV']]);
    expect(data.items[0]).toMatchObject({ uploaded: true, userSubTask: null, type: 'file' });
    expect((await app.as(team.headHR).get((data.items[0]?.url ?? '').slice('/api'.length))).status).toBe(200);
    expect((await list(team.headHR, team.amel.id, '?sort=name&order=asc')).data.items.map(({ name }) => name)).toEqual([
      'CV',
      'Lettre',
    ]);
    expect((await list(team.headHR, team.amel.id, '?uploaded=false')).data.totalCount).toBe(0);
    expect((await list(team.headHR, team.amel.id, '?isUser=false')).data.totalCount).toBe(0);
    expect((await list(team.headHR, team.amel.id, '?search=lett')).data.items).toHaveLength(1);
  });

  it('are a 404 for a person outside the viewer’s scope, as for an unknown one', async () => {
    const stranger = await app.aPerson({ organization_id: await app.anOrganization({ name: 'Ailleurs' }) });
    const [foreign, missing] = [
      await list(team.owner, stranger.id),
      await list(team.owner, '00000000-0000-4000-8000-00000000dead'),
    ];
    expect([foreign.status, missing.status, foreign.text]).toEqual([404, 404, missing.text]);
    expect((await list(team.amel, team.amel.id)).status).toBe(403);
  });

  it('are added by the person only, each name once', async () => {
    const add = (who: { id: string }, id: string) => send(who, `/users/${id}/library`, 'note.pdf', 'Note');

    const own = await add(team.headHR, team.headHR.id);
    expect([own.status, own.data]).toMatchObject([200, { name: 'Note', uploaded: true }]);
    expect((await add(team.headHR, team.headHR.id)).error).toMatchObject({ code: 'duplicate' });
    expect((await add(team.headHR, team.amel.id)).status).toBe(403);
    expect((await list(team.headHR, team.headHR.id)).data.totalCount).toBe(1);
  });
});

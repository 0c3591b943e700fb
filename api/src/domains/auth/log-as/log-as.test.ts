import type { AuditEntry, OwnProfile, Paged } from '@passerelle/shared/contract';
import { type TestPerson, unknownId } from '../../../testing/builders';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { anEdit } from '../../users/testing/a-form';
import { aTeam } from '../../users/testing/a-team';
import { createTestClient, type TestAnswer, type TestClient } from '../../../testing/test-client';

let app: TestApp;
let organization_id: string;
let owner: TestPerson;
let jean: TestPerson;
let staff: TestPerson;

const start = '2026-11-25T10:00:00Z';
beforeAll(async () => {
  app = await startTestApp({ now: start });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(start);
  organization_id = await app.anOrganization();
  owner = await app.aPerson({ organization_id, role: 'owner' });
  jean = await app.aPerson({ organization_id, first_name: 'Jean', last_name: 'Petit' });
  staff = await app.aPerson({
    role: 'superAdmin',
    first_name: 'Ada',
    last_name: 'Produit',
    password: 'Passerelle-2026!',
  });
});

const sessionIn = ({ cookies }: TestAnswer<unknown>): string | undefined => {
  const [cookie] = cookies.filter(({ value }) => value !== '');
  return cookie && `${cookie.name}=${cookie.value}`;
};

/** Signed in as the product's staff, in one browser that keeps its cookie current. */
async function aBrowser(): Promise<{
  client: TestClient;
  cookie: () => string | undefined;
  follow: <T>(answer: T) => T;
}> {
  const signedIn = await app.anyone.post('/auth', { username: staff.email, password: 'Passerelle-2026!' });
  let cookie = sessionIn(signedIn);
  return {
    client: createTestClient(app.server, () => Promise.resolve(cookie)),
    cookie: () => cookie,
    follow: (answer) => {
      cookie = sessionIn(answer as TestAnswer<unknown>) ?? cookie;
      return answer;
    },
  };
}

async function actingAs(userId = jean.id) {
  const browser = await aBrowser();
  const own = browser.cookie();
  const answer = browser.follow(
    await browser.client.post<OwnProfile>('/logAs', { userId, reason: 'Ne voit pas sa semaine' }),
  );
  return { ...browser, own, answer };
}

const logOf = async (query = '') => (await app.as(owner).get<Paged<AuditEntry>>(`/audit${query}`)).data.items;

describe('impersonation', () => {
  it('lasts half an hour, under a new session token, and says so', async () => {
    const { client, answer, own, cookie } = await actingAs();

    expect(answer.status).toBe(200);
    const loggedAs = { firstName: 'Ada', lastName: 'Produit', until: '2026-11-25T10:30:00.000Z' };
    expect(answer.data).toMatchObject({ id: jean.id, loggedAs });
    expect((await client.get<OwnProfile>('/me')).data).toMatchObject({ id: jean.id, loggedAs });
    expect(cookie()).not.toBe(own);
    expect((await app.anyone.get('/me', { cookie: own ?? '' })).status).toBe(401);
    expect((await client.get('/users')).status).toBe(403);
  });

  it('ends with the own account, under another new token', async () => {
    const { client, follow, cookie } = await actingAs();
    const theirs = cookie();

    const left = follow(await client.delete<OwnProfile>('/logAs'));

    expect(left.data).toMatchObject({ id: staff.id, loggedAs: null });
    expect(cookie()).not.toBe(theirs);
    expect((await app.anyone.get('/me', { cookie: theirs ?? '' })).status).toBe(401);
    expect((await client.get<OwnProfile>('/me')).data).toMatchObject({ id: staff.id, loggedAs: null });
  });

  it('ends by itself, with the own account', async () => {
    const { client } = await actingAs();
    app.clock.set('2026-11-25T10:30:00Z');

    expect((await client.get<OwnProfile>('/me')).data).toMatchObject({ id: staff.id, loggedAs: null });
    expect((await logOf('?action=logAs.ended'))[0]?.details).toEqual({ how: 'expired' });
  });

  it('ends when the actor loses the right', async () => {
    const { client } = await actingAs();
    await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', staff.id).execute();

    expect((await client.get<OwnProfile>('/me')).data.id).toBe(staff.id);
  });

  it('ends when the actor’s role loses the right', async () => {
    const { client } = await actingAs();
    const give = (level: 'w' | 'disabled') =>
      app.db
        .updateTable('role_permissions')
        .set({ level })
        .where('role', '=', 'superAdmin')
        .where('area', '=', 'logAs')
        .execute();
    expect((await client.get<OwnProfile>('/me')).data.id).toBe(jean.id);
    await give('disabled');
    try {
      expect((await client.get<OwnProfile>('/me')).data.id).toBe(staff.id);
    } finally {
      await give('w');
    }
  });

  it('is refused to other roles, and for a peer, the actor, or an unknown user', async () => {
    const peer = await app.aPerson({ role: 'superAdmin' });
    const { client } = await aBrowser();
    const ask = async (userId: string) => (await client.post('/logAs', { userId, reason: 'Aide' })).status;

    const newcomer = await app.aPerson({ terms_accepted_at: null });
    expect([await ask(peer.id), await ask(staff.id), await ask(unknownId)]).toEqual([403, 403, 404]);
    expect(await ask(newcomer.id)).toBe(409);
    expect((await client.post('/logAs', { userId: jean.id })).error.fields).toMatchObject({ reason: 'required' });
    for (const role of ['owner', 'admin', 'headHR'] as const) {
      const other = app.as(await app.aPerson({ organization_id, role }));
      expect((await other.post('/logAs', { userId: jean.id, reason: 'Aide' })).status).toBe(403);
    }
  });

  it('cannot be nested', async () => {
    const admin = await app.aPerson({ organization_id, role: 'admin' });
    const { client } = await actingAs(admin.id);

    expect((await client.post('/logAs', { userId: jean.id, reason: 'Aide' })).status).toBe(403);
    expect((await client.get<OwnProfile>('/me')).data.id).toBe(admin.id);
  });

  it('refuses calls reserved to the person', async () => {
    const { client } = await actingAs();
    const refused = [
      await client.put('/me', { oldPassword: 'Passerelle-2026!', password: 'Autre-Passe-2026!' }),
      await client.put('/me', { email: 'other@example.org', oldPassword: 'Passerelle-2026!' }),
      await client.put('/me', { acceptedTerms: true }),
      await client.post('/me/erasure', {}),
      await client.delete('/me/erasure'),
      await client.get('/me/export'),
      await client.get('/me/export/everything'),
      await client.get('/me/contacts', { accept: 'text/vcard' }),
      await client.post('/me/calendarFeed', {}),
      await client.post('/me/secondFactor', { password: 'Passerelle-2026!' }),
      await client.delete('/me/sessions'),
    ];

    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect(new Set(refused.map(({ error }) => error.message))).toEqual(
      new Set(['Vous êtes dans le compte d’une autre personne\u00A0: elle seule peut faire cela.']),
    );
    expect((await client.put('/me', { locale: 'en' })).status).toBe(200);
  });

  it('sends no mail and deletes no user in another’s name', async () => {
    const { client } = await actingAs(owner.id);

    expect((await client.post('/users/sendWelcome', { userIds: [jean.id] })).status).toBe(403);
    expect((await client.delete(`/users/${jean.id}`)).status).toBe(403);
  });

  it('changes no address in another’s name', async () => {
    const team = await aTeam(app);
    const { client } = await actingAs(team.owner.id);
    const edit = (email: string) => client.put(`/users/${team.amel.id}`, anEdit(team, { email }));

    const { status, error } = await edit('autre@example.org');
    expect({ status, error: error.message }).toEqual({ status: 403, error: expect.stringMatching(/elle seule peut/) });
    expect((await edit('Amel@team.example')).status).toBe(200);
  });

  it('does not mark notifications as read', async () => {
    const { client } = await actingAs();
    const { data } = await client.get<Paged<{ id: string; status: string }>>('/me/notifications');
    const [first] = data.items;

    expect(
      (await client.put<{ status: string }>(`/me/notifications/${first?.id}`, { status: 'opened' })).data.status,
    ).toBe('received');
    expect((await client.put('/me/notifications', { status: 'opened' })).data).toEqual({ opened: 0 });
    const { data: own } = await app.as(jean).get<Paged<{ status: string }>>('/me/notifications');
    expect(own.items.map(({ status }) => status)).toEqual(data.items.map(() => 'received'));
  });

  it('counts in no figures', async () => {
    const { client } = await actingAs();
    const seen = () =>
      app.db.selectFrom('users').where('id', 'in', [jean.id, staff.id]).select(['id', 'last_seen_at']).execute();
    const before = await seen();
    app.clock.set('2026-11-25T10:20:00Z');
    await client.get('/me/stats');
    await client.post('/me/contacts', { type: 'hr', lastName: 'Martin', validationToken: null });

    expect(await seen()).toEqual(before);
    expect(await app.db.selectFrom('connections').where('user_id', '=', jean.id).selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom('metric_facts').where('user_id', '=', jean.id).selectAll().execute()).toEqual([]);
  });

  it('is logged with its reason, and its actions with both people', async () => {
    const { client } = await actingAs(owner.id);
    await client.get('/users', { accept: 'text/csv' });

    const [started] = await logOf('?action=logAs.started');
    expect(started).toMatchObject({
      subject: { id: owner.id },
      details: { reason: 'Ne voit pas sa semaine', minutes: 30 },
    });
    const [exported] = await logOf('?action=users.exported');
    expect(exported).toMatchObject({ actor: { id: owner.id }, realActor: { id: null, name: 'Équipe Passerelle' } });
  });

  it('is told to the person, by a notification and a mail', async () => {
    await actingAs();

    const { data } = await app.as(jean).get<Paged<{ text: string }>>('/me/notifications');
    expect(JSON.stringify(data.items)).toContain('L’équipe Passerelle a ouvert votre compte');
    const mails = await app.db.selectFrom('mails').where('user_id', '=', jean.id).select('kind').execute();
    expect(mails).toEqual([{ kind: 'loggedAs' }]);
  });
});

import type { OwnProfile } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../testing/test-app';

const password = 'Passerelle-2026!';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('signing in', () => {
  it('opens a session whose token is kept as a hash only', async () => {
    const person = await app.aPerson({ password });

    const answer = await app.anyone.post<OwnProfile>('/auth', { username: person.email.toUpperCase(), password });

    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ id: person.id, acceptedTerms: true });
    expect(answer.headers['set-cookie']).toMatch(/^passerelle_session=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    const token = answer.cookies[0]!.value;
    const kept = await app.db.selectFrom('sessions').where('user_id', '=', person.id).select('token_hash').execute();
    expect(kept).toHaveLength(1);
    expect(kept[0]!.token_hash).not.toContain(token);
    const me = await app.anyone.get<OwnProfile>('/me', { cookie: `passerelle_session=${token}` });
    expect(me.data.id).toBe(person.id);
  });

  it('tells a wrong password from an unknown address, as specified', async () => {
    const person = await app.aPerson({ password });

    const wrong = await app.anyone.post('/auth', { username: person.email, password: 'Autre-2026!' });
    const unknown = await app.anyone.post('/auth', { username: 'personne@example.org', password });

    expect([wrong.status, wrong.error.message]).toEqual([401, 'Informations de connexion non valides']);
    expect(unknown.status).toBe(404);
    expect(unknown.error.message).toBe('Êtes-vous sûr d’avoir saisi la bonne adresse e-mail ?');
  });
});

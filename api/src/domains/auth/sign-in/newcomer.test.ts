import type { OwnProfile } from '@passerelle/shared/contract';
import type { TestPerson } from '../../../testing/builders';
import { multipart, part } from '../../../testing/test-client';
import { aPhoto } from '../../../testing/pictures';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const password = 'Passerelle-2026!';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let newcomer: TestPerson;
beforeEach(async () => {
  newcomer = await app.aPerson({ password, terms_accepted_at: null });
});

const profile = async () => (await app.as(newcomer).get<OwnProfile>('/me')).data;

describe('a user without accepted terms', () => {
  it.each<[string, object]>([
    ['a name', { firstName: 'Autre' }],
    ['an address', { email: 'autre@example.org', oldPassword: password }],
    ['a password', { oldPassword: password, password: 'Passerelle-2027!' }],
    ['a language', { locale: 'en' }],
    ['a telephone', { device: { origin: 'ios', token: 'push', model: 'iPhone', version: '1' } }],
    ['what was shown', { shouldShowTutorial: false }],
    ['the picture away', { avatar: null }],
    ['a name beside the terms', { acceptedTerms: true, firstName: 'Autre' }],
  ])('cannot change anything: %s', async (_what, body) => {
    const before = await profile();

    const answer = await app.as(newcomer).put('/me', body);

    expect([answer.status, answer.error.fields]).toEqual([403, { acceptedTerms: 'required' }]);
    expect(answer.error.message).toBe('Vous devez d’abord accepter les conditions d’utilisation.');
    expect(await profile()).toEqual(before);
  });

  it('cannot upload a picture with the terms', async () => {
    const { payload, headers } = multipart(part('avatar', await aPhoto(), 'a.jpg'));

    const answer = await app.as(newcomer).send({ method: 'PUT', url: '/api/me', payload, headers });

    expect([answer.status, (await profile()).avatarUrl]).toEqual([403, null]);
  });

  it('cannot request or withdraw erasure', async () => {
    const asked = await app.as(newcomer).post('/me/erasure', { password });
    const withdrawn = await app.as(newcomer).delete('/me/erasure');

    expect([asked.status, withdrawn.status]).toEqual([403, 403]);
  });

  it('accepts them, reads their own data, and then makes changes', async () => {
    expect((await app.as(newcomer).get('/me/export/everything')).status).toBe(200);

    expect((await app.as(newcomer).put<OwnProfile>('/me', { acceptedTerms: true })).data.acceptedTerms).toBe(true);
    expect((await app.as(newcomer).put<OwnProfile>('/me', { firstName: 'Autre' })).data.firstName).toBe('Autre');
  });
});

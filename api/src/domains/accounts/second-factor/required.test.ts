import type { OwnProfile } from '@passerelle/shared/contract';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFactor } from './testing/a-factor';

const password = 'Passerelle-2026!';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a required second factor', () => {
  const requiring = (requires_second_factor: 'staff' | 'everyone') => app.anOrganization({ requires_second_factor });

  it('is set up before anything else', async () => {
    const organization_id = await requiring('staff');
    const person = await app.aPerson({ organization_id, role: 'manager', password });
    const client = app.as(person);
    const me = await client.get<OwnProfile>('/me');
    const refused = await Promise.all([
      client.get('/users'),
      client.get('/me/sessions'),
      client.get('/me/export'),
      client.get('/me/notifications'),
      client.put('/me', { firstName: 'Zoé' }),
      client.post('/me/erasure', { password }),
    ]);

    expect([me.status, me.data.mustSetUpSecondFactor]).toEqual([200, true]);
    expect(refused.map(({ status, error }) => [status, error?.fields])).toEqual(
      refused.map(() => [403, { secondFactor: 'required' }]),
    );
    expect((await client.put('/me', { locale: 'en' })).status).toBe(200);
    await aFactor(app, person, password);
    expect((await app.as(person).get('/users')).status).toBe(200);
    expect((await app.as(person).get<OwnProfile>('/me')).data.mustSetUpSecondFactor).toBe(false);
  });

  it('is required of staff only, or of everyone, and after the terms', async () => {
    const [ofStaff, ofAll] = [await requiring('staff'), await requiring('everyone')];
    const statusOf = async (values: Parameters<typeof app.aPerson>[0]) => {
      const { status, error } = await app.as(await app.aPerson(values)).get('/me/notifications');
      return [status, error?.fields];
    };

    expect(await statusOf({ organization_id: ofStaff })).toEqual([200, undefined]);
    expect(await statusOf({ organization_id: ofAll })).toEqual([403, { secondFactor: 'required' }]);
    expect(await statusOf({ organization_id: ofAll, terms_accepted_at: null })).toEqual([
      403,
      { acceptedTerms: 'required' },
    ]);
  });

  it('can be replaced, and not be turned off', async () => {
    const organization_id = await requiring('staff');
    const person = await app.aPerson({ organization_id, role: 'owner', password });
    const { code } = await aFactor(app, person, password);
    const client = app.as(person);

    const off = await client.post('/me/secondFactor/removal', { password, code: code() });
    const replaced = await client.post('/me/secondFactor', { password, code: code() });

    expect([off.status, off.error.message]).toEqual([
      409,
      'Votre organisation demande une double authentification\u00a0: elle ne peut pas être désactivée.',
    ]);
    expect(replaced.status).toBe(200);
  });
});

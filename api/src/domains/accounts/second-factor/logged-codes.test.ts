import { startTestApp, type TestApp } from '../../../testing/test-app';
import { aFactor } from './testing/a-factor';

const password = 'Passerelle-2026!';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('Given a wrong code after the right password, Then it is logged like a wrong password', async () => {
  const person = await app.aPerson({ password });
  const { code } = await aFactor(app, person, password);
  const { cookies } = await app.anyone.post('/auth', { username: person.email, password });
  const half = cookies.find(({ name }) => name === 'passerelle_sign_in');
  const warn = jest.fn<void, [facts: object, text: string]>();
  const log = { info: jest.fn(), warn, error: jest.fn() };
  jest.spyOn(app.server.log, 'child').mockReturnValue(log as never);

  const wrong = code() === '000000' ? '000001' : '000000';
  await app.anyone.post('/auth/secondFactor', { code: wrong }, { cookie: `passerelle_sign_in=${half?.value}` });

  const [facts, text] = warn.mock.calls[0] ?? [];
  expect(text).toBe('security');
  expect(facts).toMatchObject({ event: 'refused', reason: 'codeWrong', route: '/api/auth/secondFactor' });
  expect(JSON.stringify(facts)).not.toContain(wrong);
});

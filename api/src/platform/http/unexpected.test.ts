import { open } from './access';
import { defineRoutes } from './routes';
import { startTestApp, type TestApp } from '../../testing/test-app';

const secret = 'SELECT password_hash FROM credentials at /product/.build/api/main.js';
const routes = defineRoutes((on) => {
  on('GET /me', open, () => {
    throw new Error(secret, { cause: new TypeError('of the inside') });
  });
});

let app: TestApp;
const errors: object[] = [];
beforeAll(async () => {
  app = await startTestApp({ routes });
  const log = { info: jest.fn(), warn: jest.fn(), error: (facts: object) => void errors.push(facts) };
  jest.spyOn(app.server.log, 'child').mockReturnValue(log as never);
});
afterAll(() => app.close());

describe('an unexpected error', () => {
  it('is logged in full, and is one sentence in the answer', async () => {
    const answer = await app.anyone.get('/me');

    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.text)).toEqual({
      error: {
        code: 'unexpected',
        message: 'Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.',
      },
    });
    expect(JSON.stringify(answer.headers)).not.toContain('credentials');
    expect(errors).toMatchObject([{ err: { message: secret, stack: expect.stringContaining('unexpected.test') } }]);
  });
});

import { expect, test } from '../support/test';

test('an address below the API that is none of its calls answers as the API does', async ({ request }) => {
  const answer = await request.get('/api/nowhere', { headers: { 'x-api-language': 'en' } });
  expect(answer.status()).toBe(404);
  expect(await answer.json()).toEqual({
    error: { code: 'notFound', message: 'What you are looking for does not exist.' },
  });
});

test('a file that is not there is no page', async ({ request }) => {
  for (const path of ['/assets/gone.js', '/remotes/mfe-contacts/0.0.0/gone.js', '/gone.png']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()['content-type']).not.toContain('html');
  }
});

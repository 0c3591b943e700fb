import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { demo: true, smtpUrl: undefined, publicUrl: 'http://localhost:3000' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('mails').execute();
  app.clock.advance({ hours: 2 });
});

const open = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

async function aMail(first_name = 'Zoé'): Promise<string> {
  const person = await app.aPerson({ first_name, setup_at: null });
  await app.anyone.post('/auth/reset', { username: person.email });
  const { id } = await app.db
    .selectFrom('mails')
    .where('user_id', '=', person.id)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('the outbox of the demo', () => {
  it('lists the mails, newest first, without their text', async () => {
    const first = await aMail();
    app.clock.advance({ minutes: 1 });
    const second = await aMail();

    const { payload, statusCode, headers } = await open('/outbox');

    expect([statusCode, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect([...payload.matchAll(/href="\/outbox\/([\w-]{36})"/g)].map(([, id]) => id)).toEqual([second, first]);
    expect(payload).toContain('Gardé ici');
    expect(payload).not.toContain('token=');
  });

  it('is in English for an English reader', async () => {
    await aMail();
    const { payload } = await open('/outbox', { 'accept-language': 'en-GB' });

    expect(payload).toContain('<html lang="en" dir="ltr">');
    expect(payload).toContain('Kept here');
  });

  it('shows one mail whole, with its link', async () => {
    const id = await aMail();

    const { payload } = await open(`/outbox/${id}`);
    const [, link] = /class="button main" href="([^"]+)"/.exec(payload) ?? [];

    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}&amp;firstSetup=true$/);
    const token = new URL((link ?? '').replaceAll('&amp;', '&')).searchParams.get('token');
    expect((await app.anyone.get(`/auth/reset?token=${token}`)).data).toEqual({ state: 'valid', firstSetup: true });
    expect(payload).toContain(`<iframe src="/outbox/${id}/body"`);
    expect(payload).toContain(`<pre lang="fr">Bonjour Zoé,`);
  });

  it('shows it as received, in a frame that can only open links', async () => {
    const id = await aMail();

    const { payload, headers } = await open(`/outbox/${id}/body`);

    expect(payload).toContain('<head><base target="_top">');
    const policy = String(headers['content-security-policy']);
    for (const part of ["default-src 'none'", 'sandbox allow-popups', "frame-ancestors 'self'", "form-action 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/script|allow-same-origin|allow-scripts/);
  });

  it('runs no code from a person’s name', async () => {
    const id = await aMail('<img src=x onerror=alert(1)>');
    await app.db.updateTable('mails').set({ subject: '<script>alert(1)</script>', to_address: '"><b>' }).execute();

    for (const url of ['/outbox', `/outbox/${id}`]) {
      const { payload, headers } = await open(url);
      expect(payload).not.toMatch(/<script|<img|<b>/);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[\w+/=]{24}';/);
      expect(payload).toContain(
        `nonce="${/nonce-([\w+/=]{24})/.exec(String(headers['content-security-policy']))?.[1]}"`,
      );
    }
  });

  it('has an empty state, and pages', async () => {
    expect((await open('/outbox')).payload).toContain('Aucun message pour l’instant');
    const at = app.clock.now();
    await app.db
      .insertInto('mails')
      .values(
        Array.from({ length: 26 }, (_, number) => ({
          kind: 'reset',
          locale: 'fr' as const,
          to_address: 'a@b.example',
          subject: `Numéro ${number}`,
          html: '',
          text: '',
          created_at: at.plus({ minutes: number }).toJSDate(),
          send_after: at.toJSDate(),
        })),
      )
      .execute();

    const [first, second] = [await open('/outbox'), await open('/outbox?page=1')];

    expect([first.payload.includes('Numéro 25'), first.payload.includes('Numéro 0<')]).toEqual([true, false]);
    expect(first.payload).toContain('href="/outbox?page=1">Plus anciens');
    expect(second.payload).toContain('Numéro 0<');
    expect(second.payload).toContain('href="/outbox?page=0">Plus récents');
  });

  it('shows that a mail was emptied, or the answer of a server', async () => {
    const id = await aMail();
    await app.db.updateTable('mails').set({ html: null, text: null, status: 'failed', last_error: '550 no' }).execute();

    const { payload } = await open(`/outbox/${id}`);

    expect(payload).toContain('a été effacé');
    expect(payload).toContain('Échec</span> 550 no');
    expect((await open(`/outbox/${id}/body`)).statusCode).toBe(404);
  });

  it.each(['/outbox/unknown', '/outbox/0b8a9c5e-7a57-4f5c-9d2b-1c1f6a3f2e11', '/outbox/%00', '/outbox/x/body'])(
    'is a 404 for %s',
    async (url) => {
      expect((await open(url)).statusCode).toBe(404);
    },
  );

  it.each(['-1', '1e9', 'a', '99999', '%00', '0&page=1'])('treats page %s as the first', async (page) => {
    expect((await open(`/outbox?page=${page}`)).statusCode).toBe(200);
  });

  it('is a 404 without a demo', async () => {
    const serious = await startTestApp({ config: { demo: false } });

    for (const url of ['/outbox', '/outbox/0b8a9c5e-7a57-4f5c-9d2b-1c1f6a3f2e11']) {
      expect((await serious.server.inject({ url })).statusCode).toBe(404);
    }
    await serious.close();
  });
});

describe('the outbox from another machine', () => {
  const roleCases = ['user', 'manager', 'headHR', 'owner', 'admin', 'superAdmin'] as const;
  let publicDemo: TestApp;
  beforeAll(async () => {
    publicDemo = await startTestApp({ config: { demo: true, env: 'production', publicUrl: 'http://localhost:3000' } });
  });
  afterAll(() => publicDemo.close());

  const statuses = async (client: TestApp['anyone'], id: string) =>
    Promise.all(
      ['/outbox', `/outbox/${id}`, `/outbox/${id}/body`].map(
        async (url) => (await client.send({ method: 'GET', url })).status,
      ),
    );

  it('is open in production only to the session of a super administrator', async () => {
    const person = await publicDemo.aPerson({ setup_at: null });
    await publicDemo.anyone.post('/auth/reset', { username: person.email });
    const { id } = await publicDemo.db.selectFrom('mails').select('id').executeTakeFirstOrThrow();

    expect(await statuses(publicDemo.anyone, id)).toEqual([403, 403, 403]);
    for (const role of roleCases) {
      const mayRead = role === 'superAdmin';
      const client = publicDemo.as(await publicDemo.aPerson({ role }));
      expect([role, await statuses(client, id)]).toEqual([role, Array(3).fill(mayRead ? 200 : 403)]);
    }
    const { text } = await publicDemo.anyone.send({ method: 'GET', url: `/outbox/${id}` });
    expect(text).toContain('réservée');
    expect(text).toContain('Ne saisissez pas de données réelles.');
    expect(text).not.toContain(person.email);
  });

  it.each([
    ['from another machine', { remoteAddress: '192.168.1.7' }],
    ['under a name that was led here', { headers: { host: 'evil.example' } }],
    ['by a proxy that names its client', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7' } }],
    ['by a proxy that names its host', { headers: { host: 'localhost', 'x-forwarded-host': 'demo.example' } }],
    ['by a proxy that says so', { headers: { host: 'localhost', via: '1.1 proxy' } }],
    ['by a proxy that follows the standard', { headers: { host: 'localhost', forwarded: 'for=203.0.113.7' } }],
  ])('is closed in development when it is requested for %s', async (_what, asked) => {
    const { statusCode } = await app.server.inject({ url: '/outbox', ...asked });
    expect([statusCode, (await open('/outbox')).statusCode]).toEqual([403, 200]);
  });

  it('is closed in development to another machine that a trusted proxy reports as this one', async () => {
    const proxied = await startTestApp({ config: { demo: true, trustedProxies: ['203.0.113.1'] } });
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' };
    const asked = { url: '/outbox', remoteAddress: '203.0.113.1', headers };
    expect((await proxied.server.inject(asked)).statusCode).toBe(403);
    await proxied.close();
  });

  it('has no warning in development', async () => {
    expect((await open('/outbox')).payload).not.toContain('demo-notice');
  });
});

import { startTestApp, type TestApp } from '../../testing/test-app';
import { createDelivery, type Delivery } from './delivery';
import { claimMail } from './mail-queue';
import type { Mail } from './mailer';
import { aMailServer, type MailServer, sendAMail } from './testing/mail-server';

let app: TestApp;
let server: MailServer;
let delivery: Delivery;

const log = { error: jest.fn() };
const mailFrom = { name: 'Passerelle – mobilité', address: 'no-reply@passerelle.example' };
const worker = (values: { smtpUrl?: string; demo?: boolean; sendTimeoutMs?: number } = {}): Delivery => {
  const { sendTimeoutMs, ...config } = { smtpUrl: server.url, demo: false, ...values };
  return createDelivery({
    db: app.db,
    clock: app.clock,
    log,
    config: { ...config, mailFrom },
    ...(sendTimeoutMs && { sendTimeoutMs }),
  });
};

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('mails').execute();
  log.error.mockClear();
  server = await aMailServer();
  delivery = worker();
});
afterEach(() => server.close());

const post = (values?: Partial<Mail>) => sendAMail(app, values);
const rows = () => app.db.selectFrom('mails').orderBy('created_at').selectAll().execute();

describe('a due mail', () => {
  it('is delivered whole, once, with the right sender and recipient', async () => {
    await post();

    expect(await delivery.sendDue()).toBe(1);
    expect(await delivery.sendDue()).toBe(0);

    const [row] = await rows();
    const [{ from, to, parsed }] = server.received as [MailServer['received'][number]];
    expect(server.received).toHaveLength(1);
    expect([from, to]).toEqual([mailFrom.address, ['zoe@example.org']]);
    expect(parsed).toMatchObject({
      from: mailFrom,
      to: [{ address: 'zoe@example.org' }],
      subject: 'Bonne nouvelle',
      messageId: `<${row?.id}@passerelle.example>`,
    });
    expect(parsed.html).toContain('<h1');
    expect(parsed.html).toContain('Votre espace est prêt.');
    expect(parsed.text).toContain('Ouvrir\nhttps://passerelle.example/reset-password?token=a-secret&firstSetup=true\n');
    const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'fr' });
  });

  it('is emptied after sending, except in the demo', async () => {
    await post();
    await delivery.sendDue();
    await post();
    await worker({ demo: true }).sendDue();

    expect(await rows()).toMatchObject([
      { status: 'sent', html: null, text: null, sent_at: app.clock.now().toJSDate() },
      { status: 'sent', html: expect.stringContaining('a-secret'), text: expect.stringContaining('a-secret') },
    ]);
  });

  it('is sent once, with any number of workers', async () => {
    for (let number = 0; number < 12; number += 1) await post({ subject: `Numéro ${number}` });

    await Promise.all([worker(), worker(), worker()].map((each) => each.sendDue()));

    expect(new Set(server.received.map(({ parsed }) => parsed.subject)).size).toBe(12);
    expect(server.received).toHaveLength(12);
  });

  it('of a killed worker is sent after its lease, under the same Message-ID', async () => {
    await post();
    const taken = await claimMail(app.db, app.clock.now());

    expect(await delivery.sendDue()).toBe(0);
    app.clock.advance({ minutes: 5 });
    expect(await delivery.sendDue()).toBe(1);

    expect(server.received[0]?.parsed.messageId).toBe(`<${taken?.id}@passerelle.example>`);
  });

  it('stays in the outbox without a mail server', async () => {
    await post();

    expect(await app.services.delivery.sendDue()).toBe(0);
    expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
  });

  it('is dropped if it waited for days for a mail server', async () => {
    await post();
    app.clock.advance({ days: 3 });

    expect(await delivery.sendDue()).toBe(0);
    expect(await rows()).toMatchObject([
      { status: 'failed', html: null, last_error: expect.stringMatching(/too long/) },
    ]);
  });
});

describe('a mail server', () => {
  it('with a temporary refusal is retried after growing delays', async () => {
    server.refuse = { at: 'data', code: 451, times: 2 };
    await post();

    expect(await delivery.sendDue()).toBe(0);
    expect(await rows()).toMatchObject([
      { status: 'pending', attempts: 1, last_error: 'EMESSAGE DATA 451 Refused for the test' },
    ]);
    app.clock.advance({ seconds: 59 });
    expect(await delivery.sendDue()).toBe(0);
    app.clock.advance({ seconds: 1 });
    expect(await delivery.sendDue()).toBe(0);
    app.clock.advance({ minutes: 1 });
    expect(await delivery.sendDue()).toBe(0);
    app.clock.advance({ minutes: 1 });
    expect(await delivery.sendDue()).toBe(1);

    expect(server.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 3, last_error: null }]);
  });

  it('with permanent temporary refusals is given up after a day, and the secrets in the mail are deleted', async () => {
    server.refuse = { at: 'recipient', code: 450, times: 99 };
    await post();

    for (let hour = 0; hour < 30; hour += 1) {
      await delivery.sendDue();
      app.clock.advance({ hours: 1 });
    }

    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 12, html: null, text: null }]);
  });

  it('with a permanent refusal of the recipient is not retried', async () => {
    server.refuse = { at: 'recipient', code: 550, times: 1 };
    await post();
    await delivery.sendDue();
    app.clock.advance({ days: 1 });
    await delivery.sendDue();

    expect(server.received).toEqual([]);
    expect(await rows()).toMatchObject([
      { status: 'failed', attempts: 1, last_error: 'EENVELOPE RCPT TO 550 Refused for the test', html: null },
    ]);
  });

  it('that is down gets a few tries, which do not count for other mails', async () => {
    await server.close();
    for (let number = 0; number < 12; number += 1) await post();

    expect(await delivery.sendDue()).toBe(0);
    const tried = (await rows()).filter(({ attempts }) => attempts > 0);
    expect(tried.length).toBeLessThanOrEqual(4);
    expect(tried[0]?.last_error).toMatch(/^ESOCKET CONN/);
    await delivery.sendDue();
    expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(tried.length);

    server = await aMailServer();
    app.clock.advance({ minutes: 2 });
    await worker().sendDue();
    expect(await rows()).toHaveLength(12);
    expect(server.received).toHaveLength(12);
  });

  it('that refuses the login leaves no password in the log or the table', async () => {
    await server.close();
    server = await aMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => done(new Error(`no: ${password}`)),
    });
    await post();
    await worker({ smtpUrl: server.url.replace('//', '//postman:very%20secret@') }).sendDue();

    const [row] = await rows();
    expect(row).toMatchObject({ status: 'pending', last_error: expect.stringMatching(/^EAUTH/) });
    expect(JSON.stringify([row?.last_error, log.error.mock.calls])).not.toMatch(/very.?secret|zoe@|a-secret/);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('that is slow is waited for up to a limit', async () => {
    server.slow = 2_000;
    await post();

    expect(await worker({ sendTimeoutMs: 100 }).sendDue()).toBe(0);
    expect(await rows()).toMatchObject([{ status: 'pending', attempts: 1, last_error: 'EABORT' }]);
  });
});

import { startTestApp, type TestApp } from '../../testing/test-app';
import { createDelivery, type Delivery } from './delivery';
import type { Mail } from './mailer';
import { renderMail } from './render-mail';
import { aMailServer, type MailServer, sendAMail } from './testing/mail-server';

let app: TestApp;
let server: MailServer;
let delivery: Delivery;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('mails').execute();
  server = await aMailServer();
  const mailFrom = { name: 'Passerelle – mobilité', address: 'no-reply@passerelle.example' };
  const config = { smtpUrl: server.url, demo: false, mailFrom };
  delivery = createDelivery({ db: app.db, clock: app.clock, log: { error: () => undefined }, config });
});
afterEach(() => server.close());

const post = (values?: Partial<Mail>) => sendAMail(app, values);
const rows = () => app.db.selectFrom('mails').orderBy('created_at').selectAll().execute();

describe('names in mail headers', () => {
  it.each(['A\r\nBcc: x@y.example', 'A\nBcc: x@y.example', 'A\r\n\r\n<script>', 'A\u0001\u2028Bcc: x@y.example'])(
    'cannot begin a header: %j',
    async (name) => {
      await post(
        renderMail({
          locale: 'fr',
          organization: { name, color: null, logoUrl: `https://passerelle.example/${name}` },
          subject: `Pour ${name}`,
          greeting: `Bonjour ${name},`,
          paragraphs: [name],
          closing: name,
        }),
      );

      await delivery.sendDue();

      const [{ to, parsed, raw }] = server.received as [MailServer['received'][number]];
      expect(to).toEqual(['zoe@example.org']);
      expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc/im);
      expect(parsed.html).not.toContain('<script>');
      expect(parsed.subject).toMatch(/^Pour A/);
    },
  );

  it('cannot add to a subject written without the frame', async () => {
    await post({ subject: 'Pour A\r\nBcc: x@y.example' });
    await delivery.sendDue();

    expect(server.received[0]?.parsed.subject).toBe('Pour A Bcc: x@y.example');
    expect(server.received[0]?.to).toEqual(['zoe@example.org']);
  });

  it.each(['zoe@example.org, x@y.example', 'zoe@example.org\r\nRCPT TO:<x@y.example>', '<x@y.example>', 'zoe', ''])(
    'an invalid address %j gets no mail',
    async (to) => {
      await post({ to });
      await delivery.sendDue();

      expect(server.received).toEqual([]);
      expect(await rows()).toMatchObject([{ status: 'failed', attempts: 1 }]);
    },
  );
});

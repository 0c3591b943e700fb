import type { ClaimedMail } from './mail-queue';
import { aMailServer } from './testing/mail-server';
import { mustUseTls, smtpTransport } from './transport';

const mailFrom = { name: 'Passerelle', address: 'no-reply@passerelle.example' };
const words = { subject: 'Bonjour', html: null, text: 'Un lien' };
const mail: ClaimedMail = {
  ...words,
  id: 'a',
  to: 'zoe@example.org',
  locale: 'fr',
  attempts: 1,
  kind: 'reset',
  traceParent: null,
};

describe('a mail server', () => {
  it('with an untrusted certificate gets no mail', async () => {
    const server = await aMailServer({ disabledCommands: [], closeTimeout: 100 });

    const sending = smtpTransport(server.url, { mailFrom })(mail, new AbortController().signal);

    const refusal = await sending.catch((error: unknown) => error);
    await server.close();
    expect(refusal).toMatchObject({ command: 'CONN', originalCode: expect.stringContaining('CERT') });
    expect(server.received).toEqual([]);
  });

  it.each([
    ['smtp://user:s3cr3t@mail.example.org:587', true],
    ['smtp://user:s3cr3t@192.0.2.7', true],
    ['smtp://user:s3cr3t@127.0.0.1:2525', false],
    ['smtp://user:s3cr3t@localhost:2525', false],
    ['smtp://user:s3cr3t@[::1]:2525', false],
    ['smtp://mail:1025', false],
  ])('at %s gets no password in the clear: %s', (url, expected) => {
    expect(mustUseTls(url)).toBe(expected);
  });
});

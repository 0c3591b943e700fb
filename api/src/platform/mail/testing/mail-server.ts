import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { TestApp } from '../../../testing/test-app';
import type { Mail } from '../mailer';
import { type RenderedMail, renderMail } from '../render-mail';

export interface ReceivedMail {
  from: string;
  to: readonly string[];
  raw: string;
  parsed: Email;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** The answer to the next mails: an SMTP code and text, at RCPT or after DATA. */
  refuse: { at: 'recipient' | 'data'; code: number; times: number } | undefined;
  /** Milliseconds before a mail is accepted. */
  slow: number;
  close(): Promise<void>;
}

const refusal = (code: number): Error => Object.assign(new Error('Refused for the test'), { responseCode: code });

/** A mail server on this machine that stores received mails. */
export async function aMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const isRefusedAt = (at: 'recipient' | 'data'): boolean => {
    if (server.refuse?.at !== at || server.refuse.times === 0) return false;
    server.refuse.times -= 1;
    return true;
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(isRefusedAt('recipient') ? refusal(server.refuse?.code ?? 450) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRefusedAt('data')) return done(refusal(server.refuse?.code ?? 451));
        const raw = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        setTimeout(() => {
          void PostalMime.parse(raw).then((parsed) => {
            received.push({ from: mailFrom ? mailFrom.address : '', to, raw, parsed });
            done();
          });
        }, server.slow);
      });
    },
    ...options,
  });
  // Tests include a client that disconnects halfway.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: undefined,
    slow: 0,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return server;
}

/** An invitation with a secret in its link. */
export const aRenderedMail = (subject = 'Bonne nouvelle'): RenderedMail =>
  renderMail({
    locale: 'fr',
    organization: { name: 'Bois & Rives', color: null, logoUrl: null },
    subject,
    greeting: 'Bonjour Zoé,',
    paragraphs: ['Votre espace est prêt.'],
    action: { label: 'Ouvrir', link: 'https://passerelle.example/reset-password?token=a-secret&firstSetup=true' },
    closing: 'À bientôt.',
  });

/** Puts a mail into the outbox. */
export const sendAMail = (app: TestApp, values: Partial<Mail> = {}) =>
  app.services.mailer.send(
    app.db,
    { kind: 'invitation', to: 'zoe@example.org', ...aRenderedMail(), ...values },
    app.clock.now(),
  );

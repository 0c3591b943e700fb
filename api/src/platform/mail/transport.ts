import { createTransport, type NodemailerError } from 'nodemailer';
import type { Config } from '../config';
import { isPlainAddress, oneLine } from './header-values';
import type { MailFailure, ClaimedMail } from './mail-queue';
import { textLocaleOf } from '../text/text';

export type Transport = (mail: ClaimedMail, signal: AbortSignal) => Promise<void>;

const waits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Refused here, since a mail server might parse several addresses. */
export class BadAddress extends Error {
  readonly code = 'EENVELOPE';
  readonly permanent = true;
  readonly command = 'RCPT TO';
  readonly response = 'Not one plain address.';
}

/**
 * A password is never sent unencrypted to another machine, even if an attacker in between strips TLS from the offer.
 */
export function mustUseTls(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Sends mails to the server of SMTP_URL, one connection each; retries have the same Message-ID. */
export function smtpTransport(url: string, { mailFrom }: Pick<Config, 'mailFrom'>): Transport {
  const host = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1);
  const transporter = createTransport({
    url,
    requireTLS: mustUseTls(url),
    ...waits,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, to, locale, subject, html, text }, signal) => {
    if (!isPlainAddress(to)) throw new BadAddress();
    await transporter.sendMail({
      from: mailFrom,
      to: { name: '', address: to },
      envelope: { from: mailFrom.address, to: [to] },
      messageId: `<${id}@${host}>`,
      subject,
      ...(html !== null && { html }),
      text: text ?? '',
      headers: {
        'Content-Language': textLocaleOf(locale),
        // Suppresses automatic replies.
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      },
      signal,
    });
  };
}

/** Connection errors, which any other mail would get too. */
const outages: readonly string[] = [
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EREQUIRETLS',
  'EPROTOCOL',
  'EPROXY',
  'EAUTH',
  'ENOAUTH',
  'ECONFIG',
];

export interface Refusal extends MailFailure {
  /** The server is unreachable or refuses this sender: other mails need not be tried now. */
  isOutage: boolean;
}

/** The answer of a mail server, or its error; never its credentials. */
export function readRefusal(error: unknown): Refusal {
  const { code = 'unknown', command = '', response = '', permanent = false } = error as NodemailerError;
  const isOutage = outages.includes(code) || command === 'MAIL FROM';
  // The answer to a failed login may repeat the credentials.
  const answer = code === 'EAUTH' ? '' : oneLine(response);
  const why = [code, command, answer].filter(Boolean).join(' ').slice(0, 300);
  return { why, isOutage, isFinal: permanent && !isOutage };
}

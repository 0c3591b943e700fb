import { createTransport } from 'nodemailer';
import type { Config } from '../../config';
import { mailLanguage } from './mail-words';
import type { TakenMail } from './mail-queue';
import { isPlainAddress } from './plain-address';

export type Transport = (mail: TakenMail, signal: AbortSignal) => Promise<void>;

const waits = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Refused here, since a server might read more than one address in it. */
export class BadAddress extends Error {
  readonly code = 'EENVELOPE';
  readonly permanent = true;
  readonly command = 'RCPT TO';
  readonly response = 'Not one plain address.';
}

/** A password goes to no other machine in the clear, even if somebody in between says that the server knows no TLS. */
export function mustUseTls(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Hands mails to the server of SMTP_URL, one connection each; a mail has the same Message-ID however often it is tried. */
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
        'Content-Language': mailLanguage(locale),
        // So that answering machines keep quiet.
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      },
      signal,
    });
  };
}

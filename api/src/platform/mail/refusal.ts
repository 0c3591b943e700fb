import type { NodemailerError } from 'nodemailer';
import type { Failing } from './mail-queue';
import { oneLine } from './one-line';

/** Nothing to do with this mail: the next one would fare the same. */
const outages: readonly string[] = [
  ...['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EREQUIRETLS', 'EPROTOCOL', 'EPROXY'],
  ...['EAUTH', 'ENOAUTH', 'ECONFIG'],
];

export interface Refusal extends Failing {
  /** The server is away, or does not take mail from here: the others need not be tried now. */
  isOutage: boolean;
}

/** What a mail server said, or why there was none; never what signs in to it. */
export function readRefusal(error: unknown): Refusal {
  const { code = 'unknown', command = '', response = '', permanent = false } = error as NodemailerError;
  const isOutage = outages.includes(code) || command === 'MAIL FROM';
  // An answer to signing in may repeat what was sent.
  const answer = code === 'EAUTH' ? '' : oneLine(response);
  const why = [code, command, answer].filter(Boolean).join(' ').slice(0, 300);
  return { why, isOutage, isFinal: permanent && !isOutage };
}

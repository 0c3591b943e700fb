import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import { watch } from '../jobs/watch';
import { giveUpStale, noteFailed, noteSent, takeMail, type TakenMail } from './mail-queue';
import { readRefusal } from './refusal';
import { smtpTransport, type Transport } from './transport';

export interface Delivery {
  /** Sends what is due now, and says how many left. */
  sendDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

interface DeliveryOptions {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'demo'>;
  /** Milliseconds between two looks. */
  every?: number;
  /** Milliseconds for one mail; less than it is taken for. */
  patience?: number;
}

/** Mails on the way at a time. */
const lanes = 4;
const pauseAfterOutage = { seconds: 30 };
/** Milliseconds that a stop leaves to what is on its way: cut off, a mail may have arrived and is sent again. */
const grace = 5_000;

const nobody: Delivery = { sendDue: () => Promise.resolve(0), start: () => undefined, stop: () => Promise.resolve() };

/**
 * Carries mails from the outbox to the mail server. Not a job: a job is one transaction, and none may be held open while a
 * server far away takes its time. Of the two that can happen to a process that is killed in the middle, a mail twice under
 * one Message-ID is better than none.
 */
export function createDelivery({
  db,
  clock,
  log,
  config,
  every = 2_000,
  patience = 120_000,
}: DeliveryOptions): Delivery {
  if (config.smtpUrl === undefined) return nobody;
  const transport = smtpTransport(config.smtpUrl, config);
  const cut = new AbortController();
  let resumeAt = clock.now();

  async function send(mail: TakenMail, hand: Transport): Promise<boolean> {
    try {
      await hand(mail, AbortSignal.any([AbortSignal.timeout(patience), cut.signal]));
    } catch (error) {
      const refusal = readRefusal(error);
      log.error({ mail: mail.id, why: refusal.why }, 'A mail was not sent.');
      if (refusal.isOutage) resumeAt = clock.now().plus(pauseAfterOutage);
      await noteFailed(db, mail, refusal, clock.now(), config.demo);
      return false;
    }
    await noteSent(db, mail, clock.now(), config.demo);
    return true;
  }

  async function lane(): Promise<number> {
    let sent = 0;
    while (!watching.signal.aborted && clock.now() >= resumeAt) {
      const mail = await takeMail(db, clock.now());
      if (!mail) break;
      if (await send(mail, transport)) sent += 1;
    }
    return sent;
  }

  async function sendDue(): Promise<number> {
    await giveUpStale(db, clock.now(), config.demo);
    const sent = await Promise.all(Array.from({ length: lanes }, lane));
    return sent.reduce((sum, count) => sum + count, 0);
  }

  const watching = watch({
    every,
    look: sendDue,
    onError: (error) => log.error({ err: error }, 'The mails could not be looked at.'),
  });
  return {
    sendDue,
    start: () => watching.start(),
    stop: async () => {
      const late = setTimeout(() => cut.abort(), grace);
      await watching.stop();
      clearTimeout(late);
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Clock } from '../clock';
import type { Db } from '../database/connection';
import { repeat } from '../repeat';
import { traced } from '../tracing/work';
import { failStaleMails, markFailed, markSent, claimMail, type ClaimedMail } from './mail-queue';
import { readRefusal, smtpTransport, type Transport } from './transport';

export interface Delivery {
  /** Sends the due mails, and returns their number. */
  sendDue(): Promise<number>;
  start(): void;
  stop(): Promise<void>;
}

interface DeliveryOptions {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'demo'>;
  /** Milliseconds between two polls of the outbox. */
  intervalMs?: number;
  /** Milliseconds for one mail; shorter than its lease. */
  sendTimeoutMs?: number;
}

/** Mails that are sent at a time. */
const PARALLEL = 4;
const PAUSE_AFTER_OUTAGE = { seconds: 30 };
/**
 * The grace period of mails in transit when the server stops: an aborted one may have been delivered, and is sent
 * again.
 */
const STOP_TIMEOUT_MS = 5_000;

const noDelivery: Delivery = {
  sendDue: () => Promise.resolve(0),
  start: () => undefined,
  stop: () => Promise.resolve(),
};

/**
 * Sends mails from the outbox to the mail server. Not a job, since a job is one transaction, which must not stay open
 * during a slow remote call. A process killed while sending may cause a duplicate mail, under one Message-ID, which is
 * better than none.
 */
export function createDelivery({
  db,
  clock,
  log,
  config,
  intervalMs = 2_000,
  sendTimeoutMs = 120_000,
}: DeliveryOptions): Delivery {
  if (config.smtpUrl === undefined) return noDelivery;
  const transport = smtpTransport(config.smtpUrl, config);
  const cut = new AbortController();
  let resumeAt = clock.now();

  async function send(mail: ClaimedMail, hand: Transport): Promise<boolean> {
    try {
      await hand(mail, AbortSignal.any([AbortSignal.timeout(sendTimeoutMs), cut.signal]));
    } catch (error) {
      const refusal = readRefusal(error);
      log.error({ mail: mail.id, why: refusal.why }, 'A mail was not sent.');
      if (refusal.isOutage) resumeAt = clock.now().plus(PAUSE_AFTER_OUTAGE);
      await markFailed(db, mail, refusal, clock.now(), config.demo);
      return false;
    }
    await markSent(db, mail, clock.now(), config.demo);
    return true;
  }

  /** Has the mail's kind, but no name or address. */
  const sendTraced = (mail: ClaimedMail, hand: Transport): Promise<boolean> => {
    const { id, kind, attempts, traceParent } = mail;
    const attributes = { 'passerelle.mail_id': id, 'passerelle.attempt': attempts };
    const hasFailed = (isSent: boolean): boolean => !isSent;
    return traced({ name: `mail ${kind}`, kind: 'client', attributes, traceParent, hasFailed }, () => send(mail, hand));
  };

  async function sendOneByOne(): Promise<number> {
    let sent = 0;
    while (!polling.signal.aborted && clock.now() >= resumeAt) {
      const mail = await claimMail(db, clock.now());
      if (!mail) break;
      if (await sendTraced(mail, transport)) sent += 1;
    }
    return sent;
  }

  async function sendDue(): Promise<number> {
    await failStaleMails(db, clock.now(), config.demo);
    const sent = await Promise.all(Array.from({ length: PARALLEL }, sendOneByOne));
    return sent.reduce((sum, count) => sum + count, 0);
  }

  const polling = repeat({
    intervalMs,
    run: sendDue,
    onError: (error) => log.error({ err: error }, 'The outbox could not be read.'),
  });
  return {
    sendDue,
    start: () => polling.start(),
    stop: async () => {
      const late = setTimeout(() => cut.abort(), STOP_TIMEOUT_MS);
      await polling.stop();
      clearTimeout(late);
    },
  };
}

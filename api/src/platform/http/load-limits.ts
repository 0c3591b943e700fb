import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSlots, type SlotLimits, type Slots } from '../limits/slots';
import { failure } from '../failure';
import { sourceOf } from '../source';

/**
 * The number of parallel calls of one person on this server, by cost. A page makes many calls at once and gets the
 * answers a few at a time, so waiting is normal and a refusal the exception. Personal exports do not wait for each
 * other: calls during an export share it.
 */
const PERSON_LIMITS = {
  call: { running: 6, waiting: 100, maxWaitMs: 20_000 },
  /** Uploads, and files made for a download. */
  file: { running: 2, waiting: 8, maxWaitMs: 60_000 },
  import: { running: 1, waiting: 2, maxWaitMs: 30_000 },
  personalExport: { running: 12, waiting: 0, maxWaitMs: 1_000 },
} as const satisfies Record<string, SlotLimits>;

export type Load = keyof typeof PERSON_LIMITS;

/**
 * Per address: session look-ups, and calls without a session. The former end soon whatever the client does, so that
 * calls with slow bodies do not block signed-in users.
 */
const SOURCE_LIMITS: SlotLimits = { running: 32, waiting: 300, maxWaitMs: 20_000 };

/** Heavy work runs one at a time for the whole server, so that connections and time remain for other calls. */
const SERVER_LIMITS: SlotLimits = {
  running: 1,
  waiting: 40,
  maxWaitMs: 60_000,
  refusal: () => failure('notReady', { retryAfter: 10 }),
};

export const createHeavyWork = (): Slots => createSlots(SERVER_LIMITS);

/** Exports and other files take their slot where the file is made. */
export const usesServerShare = (load: Load): boolean => load === 'import';

interface Admission {
  leave: (() => void)[];
  /** The slot stays taken while the handler runs, even if the client has disconnected: the work continues. */
  isHandled: boolean;
  isOver: boolean;
}

export interface Admissions {
  /** Admits a request, once `identify` has returned its user without a refusal. */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    load: Load,
    identify: () => Promise<string | undefined>,
  ): Promise<void>;
  whileAdmitted<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
  /** For a request that did not reach its handler. */
  release(request: FastifyRequest): void;
}

export function createAdmissions(): Admissions {
  const sessionReads = createSlots(SOURCE_LIMITS);
  const anonymous = createSlots(SOURCE_LIMITS);
  const people = Object.fromEntries(
    Object.entries(PERSON_LIMITS).map(([load, limits]) => [load, createSlots(limits)]),
  ) as Record<Load, Slots>;
  const admissions = new WeakMap<FastifyRequest, Admission>();

  function end(admission: Admission): void {
    admission.isOver = true;
    for (const leave of admission.leave.splice(0)) leave();
  }

  function release(request: FastifyRequest): void {
    const admission = admissions.get(request);
    if (admission && !admission.isHandled) end(admission);
  }

  async function enter(admission: Admission, slots: Slots, key: string): Promise<void> {
    const leave = await slots.enter(key);
    // The client disconnected while it waited.
    if (admission.isOver) leave();
    else admission.leave.push(leave);
  }

  return {
    release,
    async admit(request, reply, load, identify) {
      const admission: Admission = { leave: [], isHandled: false, isOver: false };
      admissions.set(request, admission);
      reply.raw.once('close', () => release(request));
      const source = sourceOf(request);
      const person = await sessionReads.run(source, identify);
      await (person === undefined ? enter(admission, anonymous, source) : enter(admission, people[load], person));
    },
    async whileAdmitted(request, work) {
      const admission = admissions.get(request);
      if (admission) admission.isHandled = true;
      try {
        return await work();
      } finally {
        if (admission) end(admission);
      }
    },
  };
}

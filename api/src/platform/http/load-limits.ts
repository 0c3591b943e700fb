import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSlots, type SlotLimits, type Slots } from '../slots';
import { failure } from './failure';
import { sourceOf } from './source';

/**
 * What one person may have under way on this server, by what it costs. A page asks for its parts at once and gets them a few
 * at a time, so waiting is the rule and a refusal the exception. Personal exports do not wait for each other: those that ask
 * while one is being made share it.
 */
const ofPerson = {
  call: { running: 6, waiting: 100, maxWaitMs: 20_000 },
  /** A file that is sent up, or made to be sent down. */
  file: { running: 2, waiting: 8, maxWaitMs: 60_000 },
  import: { running: 1, waiting: 2, maxWaitMs: 30_000 },
  personalExport: { running: 12, waiting: 0, maxWaitMs: 1_000 },
} as const satisfies Record<string, SlotLimits>;

export type Load = keyof typeof ofPerson;

/** What one address may have under way before it is known who asks, and for whoever is not signed in. */
const ofSource: SlotLimits = { running: 32, waiting: 300, maxWaitMs: 20_000 };

/** What is heavy is done one after the other, whoever asks: it leaves connections and time to everything else. */
const ofServer: SlotLimits = {
  running: 1,
  waiting: 40,
  maxWaitMs: 60_000,
  refusal: () => failure('notReady', { retryAfter: 10 }),
};

export const createHeavyWork = (): Slots => createSlots(ofServer);

/** Exports and other files take their share where the file is made. */
export const usesServerShare = (load: Load): boolean => load === 'import';

interface Admission {
  leave: (() => void)[];
  /** While the handler runs the slot is taken, also when the client has gone: the work goes on. */
  isHandled: boolean;
  isOver: boolean;
}

export interface Admissions {
  /** Lets a request in, once `identify` has said whose it is and that it may be made. */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    load: Load,
    identify: () => Promise<string | undefined>,
  ): Promise<void>;
  whileAdmitted<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T>;
  /** For a request that never came to its handler. */
  release(request: FastifyRequest): void;
}

export function createAdmissions(): Admissions {
  const sources = createSlots(ofSource);
  const people = Object.fromEntries(
    Object.entries(ofPerson).map(([load, limits]) => [load, createSlots(limits)]),
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
    // Whoever left while they waited is not let in.
    if (admission.isOver) leave();
    else admission.leave.push(leave);
  }

  return {
    release,
    async admit(request, reply, load, identify) {
      const admission: Admission = { leave: [], isHandled: false, isOver: false };
      admissions.set(request, admission);
      reply.raw.once('close', () => release(request));
      await enter(admission, sources, sourceOf(request));
      const person = await identify();
      if (person === undefined) return;
      for (const leave of admission.leave.splice(0)) leave();
      await enter(admission, people[load], person);
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

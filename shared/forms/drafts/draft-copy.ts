import { ApiError, isConflict, personStorage, send } from '@passerelle/shared/client';
import type { Draft } from '@passerelle/shared/contract';

import { mergeDrafts, takeTheirs } from './merge-drafts';

interface Copy {
  version: number;
  /** Null where there is none that fits the form. */
  values: object | null;
  updatedAt: string | null;
}

/** Under this key, and for a form that starts from this. */
export interface Kind {
  key: string;
  base: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A draft of something that has changed since is no longer one of it. */
const copyOf = ({ content, version, updatedAt }: Draft, base: string): Copy => {
  const values = content?.base === base && isObject(content.values) ? content.values : null;
  return { version, values, updatedAt };
};

const readCopy = async ({ key, base }: Kind): Promise<Copy> =>
  copyOf(await send('GET /me/drafts/:key', { params: { key } }), base);

/** `isLeaving`: the request has to outlive the page. */
const writeCopy = async ({ key, base }: Kind, values: object, version: number, isLeaving: boolean): Promise<Copy> => {
  const body = { content: { values, base }, version };
  return copyOf(await send('PUT /me/drafts/:key', { params: { key }, body, keepalive: isLeaving }), base);
};

const eraseCopy = ({ key }: Kind): Promise<void> => send('DELETE /me/drafts/:key', { params: { key } });

/** True if a retry may help, once network, server or session are back; too large or invalid drafts stay so. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.isOutcomeUnknown || error.status === 401 || error.status === 429;

const SAVE_DELAY_MS = 1_500;
const RETRY = 15_000;

/** The form, as far as a copy is concerned. */
export interface Copied {
  values: () => object;
  fields: () => string[];
  apply: (values: object) => void;
}

export interface CopyState {
  /** True if the draft is stored with the account. */
  isStored: boolean;
  /** Time at which the resumed draft was stored; null if none was resumed. */
  resumedFrom: string | null;
  /** Both devices have changed the same fields; nothing is sent until one is chosen. */
  clash: { fields: string[]; theirs: object; at: string | null } | null;
}

interface Known {
  version: number;
  values: object;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' && value !== null && 'version' in value && 'values' in value;

/** Keeps a draft with the account beside the one in this tab. Silent about a lost network: the tab has it all. */
export function createDraftCopy(kind: Kind, form: Copied, onChange: (state: CopyState) => void) {
  const place = `draft-copy.${kind.key}`;
  let state: CopyState = { isStored: false, resumedFrom: null, clash: null };
  /** Last copy of the account that this device has seen; null until it has looked. */
  let known: Known | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();
  /** Grows when the draft is over: answers that were under way are no longer about it. */
  let era = 0;
  let isStopped = false;
  let hasSent = false;
  let isForgetting = false;
  let isPaused = false;
  let latest = form.values();

  /** Once the form is gone, it is no longer known which of its values are secrets. */
  const current = (): object => {
    if (!isStopped) latest = form.values();
    return latest;
  };

  const say = (change: Partial<CopyState>): void => {
    state = { ...state, ...change };
    if (!isStopped) onChange(state);
  };
  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!isStopped && !isPaused) timer = setTimeout(() => enqueue(save), milliseconds);
  };
  const know = ({ version }: Copy, values: object): void => {
    known = { version, values };
    personStorage.write(place, known);
    say({ isStored: version > 0 });
  };

  function meet(copy: Copy): void {
    const kept = personStorage.read(place);
    const before = known?.values ?? (isKnown(kept) ? kept.values : (JSON.parse(kind.base) as object));
    if (!copy.values) return know(copy, before);
    const mine = current();
    const { values, takes, clashes } = mergeDrafts(form.fields(), before, mine, copy.values);
    know(copy, copy.values);
    if (takes) {
      form.apply(values);
      say({ resumedFrom: copy.updatedAt });
    }
    say({ clash: clashes.length > 0 ? { fields: clashes, theirs: copy.values, at: copy.updatedAt } : null });
  }

  async function look(): Promise<void> {
    const begun = era;
    const copy = await readCopy(kind);
    if (begun === era && !isStopped) meet(copy);
  }

  async function save(isLeaving = false): Promise<void> {
    if (isPaused) return;
    if (isForgetting) await forget();
    if (!known) await look();
    const values = current();
    if (!known || state.clash || same(values, known.values)) return;
    const begun = era;
    hasSent = true;
    try {
      const copy = await writeCopy(kind, values, known.version, isLeaving);
      if (begun === era) know(copy, values);
    } catch (error) {
      if (!isConflict(error) || begun !== era) throw error;
      await look();
      later(0);
    }
  }

  /** One after the other, so that nothing overtakes what was typed later. */
  function enqueue(task: () => Promise<void>): void {
    work = work.then(task).catch((error: unknown) => {
      if (mayPass(error)) later(RETRY);
    });
  }

  async function forget(): Promise<void> {
    isForgetting = true;
    await eraseCopy(kind);
    isForgetting = false;
  }

  return {
    start: () => enqueue(save),
    changed(): void {
      current();
      later(SAVE_DELAY_MS);
    },
    /** While the form is sent: the server throws the draft away with it, and a copy that comes later is one of nothing. */
    pauseWhile(isSending: boolean): void {
      if (isPaused === isSending) return;
      isPaused = isSending;
      if (isPaused) clearTimeout(timer);
      else later(SAVE_DELAY_MS);
    },
    /** At once, such as before the page goes. */
    flush: () => enqueue(() => save(true)),
    choose(whose: 'mine' | 'theirs'): void {
      const { clash } = state;
      if (clash && whose === 'theirs') form.apply(takeTheirs(clash.fields, current(), clash.theirs));
      say({ clash: null });
      enqueue(save);
    },
    /** Sent, or thrown away. */
    erase(): void {
      era += 1;
      clearTimeout(timer);
      const mayBeThere = hasSent || known?.version !== 0;
      personStorage.erase(place);
      known = { version: 0, values: current() };
      hasSent = false;
      say({ isStored: false, resumedFrom: null, clash: null });
      if (mayBeThere) enqueue(forget);
    },
    stop(): void {
      clearTimeout(timer);
      isStopped = true;
      enqueue(() => save(true));
    },
  };
}

export type DraftCopy = ReturnType<typeof createDraftCopy>;

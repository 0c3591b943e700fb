import { ApiError, isConflict } from '@passerelle/shared/client';
import type { ContentItem, ItemFiles } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';

import { readItem, saveItem } from '../items.mutations';
import { forgetText, keepText, type KeptText, keptTextOf, same, type UpToDate } from './kept-text';
import { withAttachments } from './with-attachments';

const PAUSE_MS = 1_500;
const LONGEST_WAIT_MS = 4_000;
const RETRY_MS = 5_000;

export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused';

export interface AutosaveState {
  files: ItemFiles;
  status: SaveStatus;
  /** Null: nothing was saved since it was opened. */
  savedAt: string | null;
  /** A refused text is sent again only after a change. */
  error: unknown;
  /** It was changed elsewhere meanwhile. */
  theirs: ContentItem | null;
  /** The text of an earlier visit, which waits for a choice. */
  offer: KeptText | null;
  /** Grows when the files come from elsewhere: editors start again. */
  round: number;
}

/** A network that is gone, a busy server and an ended session pass; other refusals will be the same next time. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.isOutcomeUnknown || error.status === 401 || error.status === 429;

/**
 * Saves an item while it is edited: one request at a time, on the version that was read. Until the server has a text, it
 * is kept on the device.
 */
export function createAutosave(first: ContentItem) {
  const itemId = first.id;
  let { version } = first;
  /** The files on the server. */
  let stored = first.files;
  let upToDate: UpToDate = [];
  let sent: ItemFiles | null = null;
  let isSending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince: number | null = null;
  let isStopped = false;
  const listeners = new Set<() => void>();
  const offer = keptTextOf(first);
  let state: AutosaveState = {
    files: first.files,
    status: 'saved',
    savedAt: null,
    error: null,
    theirs: null,
    offer,
    round: 0,
  };

  const say = (change: Partial<AutosaveState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isUnsaved = (): boolean => upToDate.length > 0 || !same(state.files, stored);
  const keep = (): void => {
    keepText(itemId, { at: now().toISOString(), version, files: state.files, upToDate });
  };
  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), milliseconds);
  };
  function schedule(): void {
    unsavedSince ??= Date.now();
    later(Math.max(0, Math.min(PAUSE_MS, unsavedSince + LONGEST_WAIT_MS - Date.now())));
  }

  function saved(item: ContentItem): void {
    version = item.version;
    stored = sent ?? item.files;
    unsavedSince = null;
    if (isUnsaved()) {
      keep();
      say({ status: 'waiting', error: null, savedAt: now().toISOString() });
      schedule();
    } else {
      forgetText(itemId);
      say({ status: 'saved', error: null, savedAt: now().toISOString() });
    }
  }

  /** A lost answer looks like a conflict, though the server has stored the text that was sent. */
  async function meet(sentFiles: ItemFiles): Promise<void> {
    const theirs = await readItem(itemId);
    if (same(theirs.files, sentFiles)) saved(theirs);
    else say({ status: 'waiting', theirs });
  }

  async function send(): Promise<void> {
    const [files, confirmed] = [state.files, upToDate];
    sent = files;
    upToDate = [];
    say({ status: 'saving' });
    try {
      saved(await saveItem({ id: itemId, version }, { files, ...(confirmed.length > 0 && { upToDate: confirmed }) }));
    } catch (error) {
      upToDate = [...confirmed, ...upToDate];
      if (isConflict(error)) return meet(files);
      throw error;
    }
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (isSending) return isSending;
    if (!isUnsaved() || state.theirs || state.offer) {
      if (state.status === 'waiting' && !isUnsaved()) {
        forgetText(itemId);
        say({ status: 'saved' });
      }
      return undefined;
    }
    isSending = send()
      .catch((error: unknown) => {
        keep();
        const passes = mayPass(error);
        say({ status: passes ? 'offline' : 'refused', error });
        if (passes && !isStopped) later(RETRY_MS);
      })
      .finally(() => {
        isSending = null;
      });
    return isSending;
  }

  const accept = (item: ContentItem): void => {
    version = item.version;
    stored = item.files;
  };

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isUnsaved: (): boolean => isUnsaved() || isSending !== null,
    change(files: ItemFiles): void {
      if (same(files, state.files)) return;
      say({ files, status: isSending ? 'saving' : 'waiting', error: null });
      keep();
      schedule();
    },
    /** A translation was read again and still holds. */
    confirm(text: UpToDate[number]): void {
      upToDate = [...upToDate, text];
      say({ status: 'waiting' });
      keep();
      schedule();
    },
    /** Saves at once, such as before the item is published. True when everything has reached the server. */
    async flush(): Promise<boolean> {
      await isSending;
      await save();
      return !isUnsaved();
    },
    /** The version of the last save. */
    version: () => version,
    /** The item as the server has it now; a text that is being written stays. */
    adopt(item: ContentItem): void {
      if (item.version <= version || isUnsaved() || isSending || state.theirs || state.offer) return;
      accept(item);
      if (!same(item.files, state.files)) say({ files: item.files, round: state.round + 1 });
    },
    /** Takes over an item after an upload; texts that changed meanwhile stay. */
    attached(item: ContentItem): void {
      const files = isUnsaved() ? withAttachments(state.files, item.files) : item.files;
      accept(item);
      say({ files });
      if (isUnsaved()) schedule();
    },
    /** Takes over an item whose texts a call has changed. */
    replace(item: ContentItem): void {
      accept(item);
      forgetText(itemId);
      upToDate = [];
      say({ files: item.files, status: 'saved', error: null, theirs: null, round: state.round + 1 });
    },
    chooseConflict(whose: 'mine' | 'theirs'): void {
      const { theirs } = state;
      if (!theirs) return;
      accept(theirs);
      if (whose === 'mine') {
        say({ theirs: null });
        void save();
        return;
      }
      forgetText(itemId);
      upToDate = [];
      unsavedSince = null;
      say({ theirs: null, files: theirs.files, status: 'saved', round: state.round + 1 });
    },
    chooseOffer(whether: 'take' | 'drop'): void {
      const { offer: kept } = state;
      if (!kept) return;
      if (whether === 'drop') {
        forgetText(itemId);
        say({ offer: null });
        return;
      }
      // The text is sent on its own version, so that changes made meanwhile are a conflict.
      version = kept.version;
      upToDate = kept.upToDate;
      say({ offer: null, files: kept.files, status: 'waiting', round: state.round + 1 });
      schedule();
    },
    start(): void {
      isStopped = false;
    },
    stop(): void {
      isStopped = true;
      void save();
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;

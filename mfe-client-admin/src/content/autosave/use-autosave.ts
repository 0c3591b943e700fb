import type { ContentItem } from '@passerelle/shared/contract';
import { on } from '@passerelle/shared/events';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { type Autosave, type AutosaveState, createAutosave } from './autosave';

function listen(autosave: Autosave): () => void {
  const save = (): void => void autosave.flush();
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') save();
  };
  // The text is kept on this device; the browser asks whether to leave all the same.
  const warn = (event: BeforeUnloadEvent): void => {
    if (autosave.isUnsaved()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', hidden);
  addEventListener('pagehide', save);
  addEventListener('online', save);
  addEventListener('beforeunload', warn);
  // Signed in again after the session had ended.
  const stopListening = on('session-changed', ({ personId }) => personId !== null && save());
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('pagehide', save);
    removeEventListener('online', save);
    removeEventListener('beforeunload', warn);
    stopListening();
  };
}

/** Saves an item while it is edited. `item` is as the server has it. */
export function useAutosave(item: ContentItem): { autosave: Autosave; state: AutosaveState } {
  const [autosave] = useState(() => createAutosave(item));
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);
  useEffect(() => {
    autosave.start();
    const stopListening = listen(autosave);
    return () => {
      stopListening();
      autosave.stop();
    };
  }, [autosave]);
  useEffect(() => autosave.adopt(item), [autosave, item]);
  return { autosave, state };
}

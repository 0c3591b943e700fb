import { emit } from '@passerelle/shared/events';
import { useEffect } from 'react';

/** Names the one thing that a screen shows, so that the tab and the history tell it from others of its kind. */
export function useRecordName(name: string): void {
  useEffect(() => {
    emit('record-shown', { name });
    return () => emit('record-shown', { name: null });
  }, [name]);
}

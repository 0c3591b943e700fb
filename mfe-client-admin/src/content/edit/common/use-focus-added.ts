import { useFocusField } from '@passerelle/shared/forms';
import { useCallback, useEffect, useRef } from 'react';

/** Focuses a field of an entry that is being added, by its name, once it is drawn. */
export function useFocusAdded(): (field: string) => void {
  const focusField = useFocusField();
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current !== null) focusField(added.current);
    added.current = null;
  });
  return useCallback((field) => {
    added.current = field;
  }, []);
}

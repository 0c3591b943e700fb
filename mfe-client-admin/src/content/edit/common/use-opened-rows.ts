import { useCallback, useState } from 'react';

/** The rows that are opened, remembered while the list is shown. */
export function useOpenedRows(first: readonly string[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(first));
  const toggle = useCallback(
    (id: string) =>
      setOpened((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
    [],
  );
  const open = useCallback((id: string) => setOpened((before) => new Set([...before, id])), []);
  return { opened, toggle, open };
}

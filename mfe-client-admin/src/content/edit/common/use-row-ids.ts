import { useMemo, useRef, useState } from 'react';

import { inserted, moved, without } from './list-moves';

export interface RowIds {
  ids: readonly string[];
  move: (from: number, to: number) => void;
  /** The id of the new row. */
  insert: (at: number) => string;
  remove: (at: number) => void;
}

/** Stable names of the rows of a list whose entries have none, or one that changes while it is typed. */
export function useRowIds(length: number): RowIds {
  const count = useRef(0);
  const [make] = useState(() => (): string => {
    count.current += 1;
    return `row-${count.current}`;
  });
  const [ids, setIds] = useState(() => Array.from({ length }, make));
  // The list was replaced from outside.
  const shown = ids.length === length ? ids : Array.from({ length }, (_, index) => ids[index] ?? make());
  if (shown !== ids) setIds(shown);

  const changes = useMemo(
    () => ({
      move: (from: number, to: number) => setIds((before) => moved(before, from, to)),
      insert: (at: number) => {
        const id = make();
        setIds((before) => inserted(before, at, id));
        return id;
      },
      remove: (at: number) => setIds((before) => without(before, at)),
    }),
    [make],
  );
  return useMemo(() => ({ ids: shown, ...changes }), [shown, changes]);
}

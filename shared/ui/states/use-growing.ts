import { useEffect, useState } from 'react';

/** As many rows of a table as take no longer than a moment. */
const ofTable = { atOnce: 20, step: 10 };

/**
 * The rows of a table, or what else stands one under the other: the first of them at once and the others a few at a time, so
 * that a page of a hundred never keeps the browser from answering. Another page or search begins again; rows that merely
 * changed do not.
 */
export function useGrowing<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  { atOnce, step } = ofTable,
): readonly Row[] {
  const first = rows[0] ? idOf(rows[0]) : '';
  const [drawn, setDrawn] = useState({ first, count: atOnce });
  const count = Math.max(drawn.first === first ? drawn.count : 0, atOnce);
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    // After the browser has painted, and answered what was pressed meanwhile.
    const timer = setTimeout(() => setDrawn({ first, count: count + step }), 0);
    return () => clearTimeout(timer);
  }, [isWhole, first, count, step]);
  return isWhole ? rows : rows.slice(0, count);
}

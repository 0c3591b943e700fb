import { useEffect, useState } from 'react';

const AT_ONCE = 20;
const STEP = 10;

/**
 * The rows of a table, the first of them at once and the others a few at a time: a page of a hundred never keeps the
 * browser from answering. Another page or search begins again; rows that merely changed do not.
 */
export function useGrowing<Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] {
  const first = rows[0] ? idOf(rows[0]) : '';
  const [drawn, setDrawn] = useState({ first, count: AT_ONCE });
  const count = drawn.first === first ? drawn.count : AT_ONCE;
  const isWhole = count >= rows.length;
  useEffect(() => {
    if (isWhole) return undefined;
    // After the browser has painted, and answered what was pressed meanwhile.
    const timer = setTimeout(() => setDrawn({ first, count: count + STEP }), 0);
    return () => clearTimeout(timer);
  }, [isWhole, first, count]);
  return isWhole ? rows : rows.slice(0, count);
}

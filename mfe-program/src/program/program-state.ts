import { pageNumber, queryState, type QueryField } from '@passerelle/shared/routes';

interface ProgramState {
  /** Counted from one; null: the present one. */
  week: number | null;
  page: number;
}

const weekNumber = (): QueryField<number | null> => ({
  initial: null,
  read: ([value]) => (/^[1-9]\d{0,2}$/.test(value ?? '') ? Number(value) : null),
  write: (value) => (value === null ? [] : [String(value)]),
});

/** In the address: the week that is looked at, and the page of its tasks. */
export const programState = queryState<ProgramState>({ week: weekNumber(), page: pageNumber() });

import type { ChartView } from '@passerelle/shared/ui/data';
import type { Distribution } from '@passerelle/shared/contract';
import { distributions } from '@passerelle/shared/contract/enums/metrics';
import { oneOf, queryState, type QueryField, text } from '@passerelle/shared/url-state';

import type { Filters } from '../queries/filters';
import type { Bucket } from '../queries/panel-data';

/** The end of the year 9999: beyond it no date can be written. */
const LATEST = 253_402_300_799_999;

/** Milliseconds, both included: `1762988400000-1763593199999`. */
export const momentRange = (): QueryField<Bucket | null> => ({
  initial: null,
  read: ([value = '']) => {
    const [, from, to] = /^(\d{1,15})-(\d{1,15})$/.exec(value)?.map(Number) ?? [];
    return from !== undefined && to !== undefined && from <= to && to <= LATEST ? { from, until: to + 1 } : null;
  },
  write: (range) => (range ? [`${range.from}-${range.until - 1}`] : []),
});

/** An id, or the word of the panels for « whichever ». */
const idOrAll = (): QueryField<string | null> => ({
  initial: null,
  read: ([value]) => (value && value !== 'all' ? value : null),
  write: (value) => (value ? [value] : []),
});

export interface ReportingState {
  dateRange: Bucket | null;
  user: string | null;
  group: string | null;
  /** Makes the address readable; the page shows the names from the server. */
  userName: string;
  groupName: string;
  distrib: Distribution | 'none';
  /** The same in words, which an address may have alone. */
  distribName: string;
  compare: 'no' | 'yes';
  view: ChartView;
}

/** One person is in no need of being split, and may not be of the group that is chosen next. */
export const reportingState = queryState<ReportingState>(
  {
    dateRange: momentRange(),
    user: idOrAll(),
    userName: text(),
    group: idOrAll(),
    groupName: text(),
    distrib: oneOf(['none', ...distributions], 'none'),
    distribName: text(),
    compare: oneOf(['no', 'yes'], 'no'),
    view: oneOf(['chart', 'table'], 'chart'),
  },
  { user: ['distrib', 'distribName'], group: ['user', 'userName'], distrib: ['user', 'userName'] },
);

/** Split of the figures in a URL: `distrib`, else the one named by `distribName`. */
export function splitOf({
  distrib,
  distribName,
}: Pick<ReportingState, 'distrib' | 'distribName'>): Distribution | null {
  if (distrib !== 'none') return distrib;
  const name = distribName.trim().toLocaleLowerCase();
  return distributions.find((one) => splitWords[one].some((word) => word.toLocaleLowerCase() === name)) ?? null;
}

/** In either language, since an address goes from one reader to another. */
const splitWords: Record<Distribution, readonly string[]> = {
  gender: ['gender', 'genre'],
  jobLevel: ['jobLevel', 'statut', 'status'],
};

/** Props of a control: the current state, and a setter. */
export interface FilterProps {
  filters: Filters;
  /** The moment, in epoch milliseconds, up to which figures are known. */
  asOf: number;
  change: (change: Partial<ReportingState>) => void;
}

import { useCall } from '@passerelle/shared/client';
import type { Organization, Paged, SixMonthlyReport, UserSummary } from '@passerelle/shared/contract';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { pageSizes } from '@passerelle/shared/contract/limits';
import { now } from '@passerelle/shared/i18n';
import type { LoadedState } from '@passerelle/shared/ui';
import { queryState, type QueryField, reference } from '@passerelle/shared/url-state';

import { asOf } from '../queries/as-of';
import type { Bucket } from '../queries/panel-data';
import type { ReportedFigure } from './report-figures';
import { reportPeriods, type ReportPeriod } from './report-periods';

/** Number of a period; null for the one that is due. */
const periodNumber = (): QueryField<number | null> => ({
  initial: null,
  read: ([value = '']) => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) : null),
  write: (value) => (value === null ? [] : [String(value)]),
});

export interface ReportState {
  period: number | null;
  /** For viewers of several organisations. */
  organization: string | null;
}

export const reportState = queryState<ReportState>({ period: periodNumber(), organization: reference() });

export const useOrganization = (organizationId: string) =>
  useCall('GET /organizations/:organizationId', { params: { organizationId } });

export const zoneOf = ({ timeZone }: Pick<Organization, 'timeZone'>): string => timeZone ?? defaultTimeZone;

/** Organisation and period of a report; the future is excluded from figures. */
export interface ReportScope extends Bucket {
  organization: string;
}

export const periodsOf = (organization: Organization): ReportPeriod[] =>
  organization.agreementFiledOn === null
    ? []
    : reportPeriods(organization.agreementFiledOn, zoneOf(organization), now().getTime());

export const scopeOf = (organization: string, { from, until }: Bucket): ReportScope => ({
  organization,
  from,
  until: Math.min(until, Math.max(from + 1, asOf(now()))),
});

/** Figures of another period are never shown under the name of this one. */
export function useReport(scope: ReportScope): LoadedState<SixMonthlyReport> {
  const { data, error, isLoading, isPreviousData, retry } = useCall('GET /reporting/sixMonthly', {
    query: { ...scope },
  });
  if (!isPreviousData) return { data, error, isLoading, retry };
  return { data: undefined, error, isLoading: error === undefined, retry };
}

/** People counted by a figure. */
export const usePeopleOf = (
  figure: ReportedFigure,
  { organization, from, until }: ReportScope,
  page: number,
): LoadedState<Paged<UserSummary>> =>
  useCall('GET /users', {
    query: {
      figure,
      figureFrom: from,
      figureUntil: until,
      organization,
      role: ['user'],
      sort: 'lastName',
      page,
      pageSize: pageSizes.peopleBehind,
    },
  });

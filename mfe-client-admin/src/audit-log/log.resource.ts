import { downloadFile, useCall } from '@passerelle/shared/client';
import type { AuditAction, AuditEntry } from '@passerelle/shared/contract';
import { auditActions, auditOutcomes, auditSorts } from '@passerelle/shared/contract/enums/audit';
import { staffRoles } from '@passerelle/shared/contract/enums/security';
import { defineList, type QueryFor, type StateOf, useLookup } from '@passerelle/shared/lists';
import { dayRange, manyOf, oneOf, reference, timesOf } from '@passerelle/shared/url-state';

/** Categories of entries, for the filter. */
export const logSubjects = ['people', 'programs', 'organization', 'files', 'accounts'] as const;
export type LogSubject = (typeof logSubjects)[number];

const subjectOf: Record<AuditAction, LogSubject> = {
  'user.created': 'people',
  'user.updated': 'people',
  'user.roleChanged': 'people',
  'user.groupsChanged': 'people',
  'user.handedOver': 'people',
  'user.deleted': 'people',
  'user.restored': 'people',
  'user.erased': 'people',
  'user.erasureAsked': 'people',
  'user.erasureWithdrawn': 'people',
  'user.documentAdded': 'people',
  'program.given': 'programs',
  'program.changed': 'programs',
  'program.extended': 'programs',
  'program.closed': 'programs',
  'program.closureUpdated': 'programs',
  'program.reopened': 'programs',
  'group.created': 'organization',
  'group.updated': 'organization',
  'group.deleted': 'organization',
  'pack.created': 'organization',
  'pack.updated': 'organization',
  'pack.deleted': 'organization',
  'organization.created': 'organization',
  'organization.updated': 'organization',
  'organization.secondFactorRequired': 'organization',
  'theme.changed': 'organization',
  'content.archived': 'organization',
  'content.imported': 'organization',
  'content.published': 'organization',
  'content.restored': 'organization',
  'content.scheduleRemoved': 'organization',
  'content.scheduled': 'organization',
  'content.takenOver': 'organization',
  'content.weeksReplaced': 'organization',
  'users.imported': 'files',
  'users.importUndone': 'files',
  'users.addedToGroup': 'people',
  'users.deleted': 'people',
  'users.handedOver': 'people',
  'users.removedFromGroup': 'people',
  'users.restored': 'people',
  'users.programClosed': 'programs',
  'users.programExtended': 'programs',
  'users.programGiven': 'programs',
  'users.newsAsked': 'files',
  'users.welcomed': 'files',
  'users.exported': 'files',
  'audit.exported': 'files',
  'audit.read': 'files',
  'user.newsAsked': 'files',
  'user.welcomed': 'files',
  'signIn.failed': 'accounts',
  'access.refused': 'accounts',
  'logAs.started': 'accounts',
  'logAs.ended': 'accounts',
  'user.emailChangeAsked': 'accounts',
  'user.emailChangeCancelled': 'accounts',
  'user.emailChangeReleased': 'accounts',
  'user.emailChanged': 'accounts',
  'user.emailTakenBack': 'accounts',
  'user.passwordChanged': 'accounts',
  'user.recoveryCodesRenewed': 'accounts',
  'user.recoveryCodeUsed': 'accounts',
  'user.secondFactorOff': 'accounts',
  'user.secondFactorOn': 'accounts',
  'user.secondFactorReset': 'accounts',
  'user.sessionEnded': 'accounts',
  'user.sessionsEnded': 'accounts',
};

export const actionsAbout = (subject: LogSubject): AuditAction[] =>
  auditActions.filter((action) => subjectOf[action] === subject);

export const logList = defineList('GET /audit', (filter) => ({
  sorts: auditSorts,
  rememberSearchAs: 'client-log',
  filters: {
    about: filter(oneOf(['all', ...logSubjects], 'all'), {
      action: (about) => (about === 'all' ? undefined : actionsAbout(about)),
    }),
    organization: filter(reference(), { organization: (id) => id ?? undefined }),
    actor: filter(reference(), { actor: (id) => id ?? undefined }),
    subject: filter(reference(), { subject: (id) => id ?? undefined }),
    outcome: filter(manyOf(auditOutcomes), { outcome: (values) => (values.length > 0 ? [...values] : undefined) }),
    period: filter(dayRange(), {
      fromTime: (range) => (range ? timesOf(range).start : undefined),
      toTime: (range) => (range ? timesOf(range).end : undefined),
    }),
  },
}));

export type LogState = StateOf<typeof logList>;
export type LogQuery = QueryFor<typeof logList>;

export const exportLog = (query: LogQuery): Promise<void> => downloadFile('GET /audit/export', { query });

/** People by name, for the two filters: staff only with `staff`, else everyone of the organisation. */
export const usePeople = (search: string, staff: boolean, when: boolean) =>
  useLookup('GET /users', search, {
    query: { sort: 'lastName', order: 'asc', role: staff ? [...staffRoles] : ['user', ...staffRoles] },
    when,
  });

/** The name behind an id of the address. */
export const usePersonName = (userId: string | null) =>
  useCall('GET /users/:userId', { params: { userId: userId ?? '' }, when: userId !== null });

export const useUserHistory = (userId: string, pageSize: number) =>
  useCall('GET /users/:userId/history', { params: { userId }, query: { pageSize } });

const peopleOf = ({ details: { people } }: AuditEntry): number => (typeof people === 'number' ? people : 0);

/** One entry for each bulk action: the server writes one for every fifty people. */
export function mergeBulkActions(entries: readonly AuditEntry[]): AuditEntry[] {
  const merged: AuditEntry[] = [];
  for (const entry of entries) {
    const at = merged.findIndex(({ bulk }) => bulk !== null && bulk.id === entry.bulk?.id);
    const first = merged[at];
    if (!first) merged.push(entry);
    else merged[at] = { ...first, details: { ...first.details, people: peopleOf(first) + peopleOf(entry) } };
  }
  return merged;
}

export interface LogDay {
  /** In the time zone of the reader. */
  day: string;
  entries: AuditEntry[];
}

const localDay = (instant: string): string => {
  const date = new Date(instant);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
};

/** Entries that follow each other on one day stand under its date. */
export function byDay(entries: readonly AuditEntry[]): LogDay[] {
  const days: LogDay[] = [];
  for (const entry of entries) {
    const day = localDay(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

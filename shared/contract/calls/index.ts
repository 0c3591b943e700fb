import type { TouchedPath, TouchesCalls } from '../call';
import { agendaCalls } from './agenda';
import { auditCalls } from './audit';
import { calendarFeedCalls } from './calendar-feed';
import { contactCalls } from './contacts';
import { contentCalls } from './content';
import { draftCalls } from './drafts';
import { fileCalls } from './files';
import { groupCalls } from './groups';
import { jobOfferCalls } from './job-offers';
import { libraryCalls } from './library';
import { listSettingsCalls } from './list-settings';
import { logAsCalls } from './log-as';
import { notificationCalls } from './notifications';
import { organizationCalls } from './organization';
import { ownProgramCalls } from './program';
import { reportingCalls } from './reporting';
import { securityCalls } from './security';
import { sessionCalls } from './session';
import { taskCalls } from './tasks';
import { userImportCalls } from './user-imports';
import { userCalls } from './users';

const all = {
  ...sessionCalls,
  ...securityCalls,
  ...contentCalls,
  ...ownProgramCalls,
  ...taskCalls,
  ...agendaCalls,
  ...calendarFeedCalls,
  ...contactCalls,
  ...jobOfferCalls,
  ...libraryCalls,
  ...draftCalls,
  ...fileCalls,
  ...notificationCalls,
  ...userCalls,
  ...userImportCalls,
  ...groupCalls,
  ...organizationCalls,
  ...reportingCalls,
  ...auditCalls,
  ...listSettingsCalls,
  ...logAsCalls,
};
export const calls = all satisfies TouchesCalls<typeof all>;
export type Calls = typeof calls;
/** A path that a change can make stale: of a call that reads, alone or (`/*`) with all that lies beneath it. */
export type StalePath = TouchedPath<Calls>;
export type { BodyOf, Call, CallKey, CallMap, Method, ParamsOf, QueryOf, ResponseOf } from '../call';

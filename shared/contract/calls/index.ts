import type { TouchedPath, TouchesCalls } from '../call';
import { auditCalls } from './audit';
import { agendaCalls, calendarFeedCalls } from './agenda';
import { contactCalls } from './contacts';
import { contentCalls, fileCalls } from './content';
import { contentItemCalls } from './content-items';
import { draftCalls } from './drafts';
import { groupCalls } from './groups';
import { organizationCalls } from './organization';
import { jobOfferCalls } from './job-offers';
import { libraryCalls } from './library';
import { licensePackCalls } from './license-packs';
import { listSettingsCalls } from './list-settings';
import { notificationCalls } from './notifications';
import { ownProgramCalls, taskCalls } from './program';
import { reportingCalls } from './reporting';
import { securityCalls } from './security';
import { logAsCalls, sessionCalls } from './session';
import { userImportCalls } from './user-imports';
import { userCalls } from './users';

const all = {
  ...sessionCalls,
  ...securityCalls,
  ...contentCalls,
  ...contentItemCalls,
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
  ...licensePackCalls,
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

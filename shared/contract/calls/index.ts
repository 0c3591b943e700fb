import { agendaCalls } from './agenda';
import { calendarFeedCalls } from './calendar-feed';
import { contactCalls } from './contacts';
import { contentCalls } from './content';
import { draftCalls } from './drafts';
import { fileCalls } from './files';
import { groupCalls } from './groups';
import { jobOfferCalls } from './job-offers';
import { libraryCalls } from './library';
import { notificationCalls } from './notifications';
import { organizationCalls } from './organization';
import { ownProgramCalls } from './program';
import { reportingCalls } from './reporting';
import { securityCalls } from './security';
import { sessionCalls } from './session';
import { taskCalls } from './tasks';
import { userCalls } from './users';

export const calls = {
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
  ...groupCalls,
  ...organizationCalls,
  ...reportingCalls,
};
export type Calls = typeof calls;
export type { BodyOf, Call, CallKey, CallMap, Method, ParamsOf, QueryOf, ResponseOf } from '../call';

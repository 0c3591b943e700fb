import type { Locale, LoggedAs, OwnProfile } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { fileAddress } from '../../platform/files/answer-file';
import { failure } from '../../platform/failure';
import { isFactorRequired } from '../../platform/sessions/person';
import { instantOrNull } from '../../platform/dates';
import { readSelectedProgram } from '../programs/selected-program';
import { readBadges } from '../reporting/stats/participant-stats';
import { readOneTimeScreens } from './one-time-screens';
import { addressOf, civilOf, companyOf, deviceOf, emailChangeOf, jobOf, organizationOf } from './profile-parts';
import { readColleagues, readProfileRow } from './profile-row';

const readLanguages = (db: Db, userId: string): Promise<OwnProfile['spokenLanguages']> =>
  db
    .selectFrom('user_languages')
    .where('user_id', '=', userId)
    .orderBy('position')
    .select(['language', 'level'])
    .execute();

/** The signed-in person, for the shell and the account page. */
export async function readProfile(
  db: Db,
  userId: string,
  locale: Locale,
  loggedAs: LoggedAs | null = null,
): Promise<OwnProfile> {
  const row = await readProfileRow(db, userId);
  if (!row) throw failure('unauthenticated');
  const selectedProgram = await readSelectedProgram(db, userId, locale);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    ...civilOf(row),
    locale: row.locale,
    avatarUrl: fileAddress(row.avatar_file_id),
    acceptedTerms: row.terms_accepted_at !== null,
    hasSetupAccount: row.setup_at !== null,
    mustSetUpSecondFactor:
      loggedAs === null && isFactorRequired(row.requires_second_factor, row.role) && row.second_factor_at === null,
    ...(await readOneTimeScreens(db, userId, selectedProgram)),
    role: { slug: row.role },
    mergedPermissions: row.permissions,
    organization: organizationOf(row),
    address: addressOf(row),
    company: companyOf(row),
    job: jobOf(row, await readColleagues(db, row)),
    spokenLanguages: await readLanguages(db, userId),
    selectedProgram,
    stats: { badges: await readBadges(db, userId) },
    device: deviceOf(row),
    wantsReminderMail: row.wants_reminder_mail,
    wantsMondayMail: row.wants_monday_mail,
    erasureRequestedAt: instantOrNull(row.erasure_requested_at),
    emailChange: emailChangeOf(row),
    loggedAs,
  };
}

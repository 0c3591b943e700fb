import type { Migration } from 'kysely';
import { foundations } from './0001_foundations';
import { organizations } from './0002_organizations';
import { users } from './0003_users';
import { signIn } from './0004_sign_in';
import { filesAndThemes } from './0005_files_and_themes';
import { userProfiles } from './0006_user_profiles';
import { surveys } from './0007_surveys';
import { library } from './0008_library';
import { programs } from './0009_programs';
import { licensePacksAndGroups } from './0010_license_packs_and_groups';
import { userPrograms } from './0011_user_programs';
import { userTasks } from './0012_user_tasks';
import { contacts } from './0013_contacts';
import { jobOffers } from './0014_job_offers';
import { agenda } from './0015_agenda';
import { notificationsAndMails } from './0016_notifications_and_mails';
import { pages } from './0017_pages';
import { reportingFacts } from './0018_reporting_facts';
import { reportingTotals } from './0019_reporting_totals';
import { reportingBadgesAndGoals } from './0020_reporting_badges_and_goals';
import { jobsAndRequests } from './0021_jobs_and_requests';
import { auditLog } from './0022_audit_log';
import { bulkActionsAndImports } from './0023_bulk_actions_and_imports';
import { contentStudio } from './0024_content_studio';

/** In the order of their numbers. A released migration is never edited: a change is a new file at the end. */
export const migrations: Record<string, Migration> = {
  '0001_foundations': foundations,
  '0002_organizations': organizations,
  '0003_users': users,
  '0004_sign_in': signIn,
  '0005_files_and_themes': filesAndThemes,
  '0006_user_profiles': userProfiles,
  '0007_surveys': surveys,
  '0008_library': library,
  '0009_programs': programs,
  '0010_license_packs_and_groups': licensePacksAndGroups,
  '0011_user_programs': userPrograms,
  '0012_user_tasks': userTasks,
  '0013_contacts': contacts,
  '0014_job_offers': jobOffers,
  '0015_agenda': agenda,
  '0016_notifications_and_mails': notificationsAndMails,
  '0017_pages': pages,
  '0018_reporting_facts': reportingFacts,
  '0019_reporting_totals': reportingTotals,
  '0020_reporting_badges_and_goals': reportingBadgesAndGoals,
  '0021_jobs_and_requests': jobsAndRequests,
  '0022_audit_log': auditLog,
  '0023_bulk_actions_and_imports': bulkActionsAndImports,
  '0024_content_studio': contentStudio,
};

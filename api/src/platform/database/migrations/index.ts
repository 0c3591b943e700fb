import type { Migration } from 'kysely';
import { foundations } from './0001_foundations';
import { organizations } from './0002_organizations';
import { roles } from './0003_roles';
import { users } from './0004_users';
import { signIn } from './0005_sign_in';
import { files } from './0006_files';
import { themes } from './0007_themes';
import { userProfiles } from './0008_user_profiles';
import { programs } from './0009_programs';
import { surveys } from './0010_surveys';
import { library } from './0011_library';
import { tasks } from './0012_tasks';
import { licensePacks } from './0013_license_packs';
import { userGroups } from './0014_user_groups';
import { userPrograms } from './0015_user_programs';
import { suspensionsAndClosures } from './0016_suspensions_and_closures';
import { licenseUses } from './0017_license_uses';
import { userTasks } from './0018_user_tasks';
import { subTaskAnswers } from './0019_sub_task_answers';
import { contacts } from './0020_contacts';
import { jobOffers } from './0021_job_offers';
import { appointments } from './0022_appointments';
import { agenda } from './0023_agenda';
import { validationTokenUses } from './0024_validation_token_uses';
import { earnings } from './0025_earnings';
import { notifications } from './0026_notifications';
import { mails } from './0027_mails';
import { pages } from './0028_pages';
import { activity } from './0029_activity';
import { jobs } from './0030_jobs';
import { requests } from './0031_requests';
import { contentPacks } from './0032_content_packs';
import { emailChanges } from './0033_email_changes';
import { delaysBetweenTries } from './0034_delays_between_tries';
import { secondFactors } from './0035_second_factors';
import { personalExports } from './0036_personal_exports';
import { seats } from './0037_seats';
import { versionsOfStaffData } from './0038_versions_of_staff_data';
import { audit } from './0039_audit';
import { listSettings } from './0043_list_settings';
import { bulkActions } from './0040_bulk_actions';
import { userImports } from './0041_user_imports';
import { logAs } from './0042_log_as';
import { closureContract } from './0045_closure_contract';
import { userImportOutcomes } from './0046_user_import_outcomes';
import { figuresWithoutLogAs } from './0047_figures_without_log_as';
import { ownWorkOnly } from './0048_own_work_only';
import { orderOfUserImports } from './0049_order_of_user_imports';
import { listsOfPeople } from './0052_lists_of_people';
import { quickLog } from './0053_quick_log';
import { plainPackDescriptions } from './0054_plain_pack_descriptions';
import { programsByBulk } from './0055_programs_by_bulk';
import { sheetsOfUserImports } from './0056_sheets_of_user_imports';
import { participantRole } from './0057_participant_role';
import { timeZones } from './0060_time_zones';
import { cellsOfFacts } from './0061_cells_of_facts';
import { askingForNews } from './0062_asking_for_news';
import { coarserCells } from './0063_coarser_cells';
import { latestConnections } from './0064_latest_connections';
import { mediaWords } from './0065_media_words';
import { searchOfPeople } from './0066_search_of_people';
import { countedPeople } from './0067_counted_people';
import { runningTotals } from './0069_running_totals';
import { badgesAndGoalsAhead } from './0070_badges_and_goals_ahead';
import { contactsFoundByRecommender } from './0071_contacts_found_by_recommender';
import { previewsOfTemplates } from './0072_previews_of_templates';
import { tellingOfNotifications } from './0073_telling_of_notifications';
import { searchOfStaff } from './0077_search_of_staff';
import { recountingInOnePass } from './0078_recounting_in_one_pass';
import { totalsInTheirIndex } from './0079_totals_in_their_index';
import { contactsByRecommender } from './0081_contacts_by_recommender';
import { tracesOfLaterWork } from './0085_traces_of_later_work';
import { seatsGivenBack } from './0086_seats_given_back';
import { emailChangesByStaff } from './0088_email_changes_by_staff';

/** In the order of their numbers. What has landed is never edited: a change is a new file at the end. */
export const migrations: Record<string, Migration> = {
  '0001_foundations': foundations,
  '0002_organizations': organizations,
  '0003_roles': roles,
  '0004_users': users,
  '0005_sign_in': signIn,
  '0006_files': files,
  '0007_themes': themes,
  '0008_user_profiles': userProfiles,
  '0009_programs': programs,
  '0010_surveys': surveys,
  '0011_library': library,
  '0012_tasks': tasks,
  '0013_license_packs': licensePacks,
  '0014_user_groups': userGroups,
  '0015_user_programs': userPrograms,
  '0016_suspensions_and_closures': suspensionsAndClosures,
  '0017_license_uses': licenseUses,
  '0018_user_tasks': userTasks,
  '0019_sub_task_answers': subTaskAnswers,
  '0020_contacts': contacts,
  '0021_job_offers': jobOffers,
  '0022_appointments': appointments,
  '0023_agenda': agenda,
  '0024_validation_token_uses': validationTokenUses,
  '0025_earnings': earnings,
  '0026_notifications': notifications,
  '0027_mails': mails,
  '0028_pages': pages,
  '0029_activity': activity,
  '0030_jobs': jobs,
  '0031_requests': requests,
  '0032_content_packs': contentPacks,
  '0033_email_changes': emailChanges,
  '0034_delays_between_tries': delaysBetweenTries,
  '0035_second_factors': secondFactors,
  '0036_personal_exports': personalExports,
  '0037_seats': seats,
  '0038_versions_of_staff_data': versionsOfStaffData,
  '0039_audit': audit,
  '0040_bulk_actions': bulkActions,
  '0041_user_imports': userImports,
  '0042_log_as': logAs,
  '0043_list_settings': listSettings,
  '0045_closure_contract': closureContract,
  '0046_user_import_outcomes': userImportOutcomes,
  '0047_figures_without_log_as': figuresWithoutLogAs,
  '0048_own_work_only': ownWorkOnly,
  '0049_order_of_user_imports': orderOfUserImports,
  '0052_lists_of_people': listsOfPeople,
  '0053_quick_log': quickLog,
  '0054_plain_pack_descriptions': plainPackDescriptions,
  '0055_programs_by_bulk': programsByBulk,
  '0056_sheets_of_user_imports': sheetsOfUserImports,
  '0057_participant_role': participantRole,
  '0060_time_zones': timeZones,
  '0061_cells_of_facts': cellsOfFacts,
  '0062_asking_for_news': askingForNews,
  '0063_coarser_cells': coarserCells,
  '0064_latest_connections': latestConnections,
  '0065_media_words': mediaWords,
  '0066_search_of_people': searchOfPeople,
  '0067_counted_people': countedPeople,
  '0069_running_totals': runningTotals,
  '0070_badges_and_goals_ahead': badgesAndGoalsAhead,
  '0071_contacts_found_by_recommender': contactsFoundByRecommender,
  '0072_previews_of_templates': previewsOfTemplates,
  '0073_telling_of_notifications': tellingOfNotifications,
  '0077_search_of_staff': searchOfStaff,
  '0078_recounting_in_one_pass': recountingInOnePass,
  '0079_totals_in_their_index': totalsInTheirIndex,
  '0081_contacts_by_recommender': contactsByRecommender,
  '0085_traces_of_later_work': tracesOfLaterWork,
  '0086_seats_given_back': seatsGivenBack,
  '0088_email_changes_by_staff': emailChangesByStaff,
};

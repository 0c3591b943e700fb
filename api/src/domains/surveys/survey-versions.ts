import type { Db } from '../../platform/database/connection';

/** The surveys of these sub-tasks in their latest wording, in order. */
export const readLatestVersions = (db: Db, subTaskIds: readonly string[]) =>
  db
    .selectFrom('sub_task_surveys as held')
    .innerJoin('survey_versions as version', 'version.survey_id', 'held.survey_id')
    .where('held.sub_task_id', 'in', subTaskIds)
    .distinctOn(['held.sub_task_id', 'held.position', 'held.survey_id'])
    .orderBy('held.sub_task_id')
    .orderBy('held.position')
    .orderBy('held.survey_id')
    .orderBy('version.version', 'desc')
    .select(['held.sub_task_id', 'held.survey_id', 'version.id', 'version.required_count'])
    .execute();

/** What was answered in these sub-tasks of a person, each with the wording that it answers. */
export const readResponses = (db: Db, userSubTaskIds: readonly string[]) =>
  db
    .selectFrom('survey_responses as given')
    .innerJoin('survey_versions as version', 'version.id', 'given.survey_version_id')
    .where('given.user_sub_task_id', 'in', userSubTaskIds)
    .orderBy('given.submitted_at')
    .orderBy('given.id')
    .select(['given.user_sub_task_id', 'given.survey_version_id', 'version.survey_id', 'given.answers'])
    .execute();

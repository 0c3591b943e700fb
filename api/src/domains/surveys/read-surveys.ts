import type { Locale, Survey, SurveyResponses } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { groupBy } from '../../platform/group-by';
import { readContent, readLatestVersions, readResponses } from './survey-content';

export interface SubTaskSurveys {
  surveys: Survey[];
  responses: SurveyResponses | null;
}

interface PersonalSubTask {
  /** Of the person's sub-task. */
  id: string;
  sub_task_id: string;
}

/** The surveys that sub-tasks hold, and what was answered. One that was answered stays as it was asked. */
export async function readSurveys(
  db: Db,
  subTasks: readonly PersonalSubTask[],
  locale: Locale,
): Promise<Map<string, SubTaskSurveys>> {
  if (subTasks.length === 0) return new Map();
  const subTaskIds = [...new Set(subTasks.map(({ sub_task_id }) => sub_task_id))];
  const latest = groupBy(await readLatestVersions(db, subTaskIds), ({ sub_task_id }) => sub_task_id);
  const ids = subTasks.map(({ id }) => id);
  const given = groupBy(await readResponses(db, ids), ({ user_sub_task_id }) => user_sub_task_id);
  const shown = new Map(
    subTasks.map(({ id, sub_task_id }) => {
      const answered = new Map((given.get(id) ?? []).map((row) => [row.survey_id, row.survey_version_id]));
      const versions = (latest.get(sub_task_id) ?? []).map((row) => answered.get(row.survey_id) ?? row.id);
      return [id, versions];
    }),
  );
  const content = await readContent(db, [...new Set([...shown.values()].flat())], locale);
  return new Map(
    subTasks.map(({ id }) => {
      const responses = (given.get(id) ?? []).map(({ answers }) => answers);
      return [
        id,
        {
          surveys: (shown.get(id) ?? []).flatMap((version) => content.get(version) ?? []),
          responses: responses.length === 0 ? null : Object.assign({}, ...responses),
        },
      ];
    }),
  );
}

import { isDeepStrictEqual } from 'node:util';
import type { DateTime } from 'luxon';
import type { Locale, QuestionListener, SurveyResponses, SurveySubType } from '@passerelle/shared/contract';
import { surveyDraftKey } from '@passerelle/shared/contract/rules/programs/survey-answers';
import type { Db } from '../../platform/database/connection';
import { groupBy } from '../../platform/group-by';
import { failure } from '../../platform/failure';
import { eraseDraft } from '../accounts/drafts/drafts';
import { type AskedQuestion, checkResponses } from './check-responses';
import { readAnswers, readQuestions, readLatestVersions, readResponses } from './survey-content';
import { tellHrRepresentative } from './tell-hr-representative';

export interface Submission {
  userId: string;
  userSubTaskId: string;
  subTaskId: string;
  /** The number of answers that the sub-task requires; null: the survey's own. */
  requiredCount: number | null;
  kind: SurveySubType | null;
  responses: SurveyResponses;
  locale: Locale;
}

type AskedVersion = AskedQuestion & { versionId: string; tells: QuestionListener | null };

async function readAsked(db: Db, versionIds: readonly string[]): Promise<AskedVersion[]> {
  if (versionIds.length === 0) return [];
  const answers = groupBy(await readAnswers(db, versionIds), ({ survey_question_id }) => survey_question_id);
  return (await readQuestions(db, versionIds)).map(({ id, type, tells, survey_version_id }) => ({
    id,
    type,
    tells,
    versionId: survey_version_id,
    answers: (answers.get(id) ?? []).map(({ label, answer_values }) => ({
      labels: Object.values(label),
      values: answer_values,
    })),
  }));
}

/**
 * Stores answers, and returns their number. Repeating them changes nothing; other answers are refused, since the form
 * is no longer shown: they come from an outdated page.
 */
export async function saveResponses(db: Db, submission: Submission, now: DateTime<true>): Promise<number> {
  const { userId, userSubTaskId, subTaskId, locale } = submission;
  const stored = await readResponses(db, [userSubTaskId]);
  const latest = await readLatestVersions(db, [subTaskId]);
  const versionIds = stored.length > 0 ? stored.map((row) => row.survey_version_id) : latest.map(({ id }) => id);
  const asked = await readAsked(db, versionIds);
  const requiredCount = submission.requiredCount ?? latest[0]?.required_count ?? null;
  const { kind } = submission;
  const { responses, answered, fields } = checkResponses(asked, submission.responses, { kind, requiredCount });
  if (Object.keys(fields).length > 0) throw failure('invalid', { fields });
  if (stored.length > 0) {
    const before: SurveyResponses = Object.assign({}, ...stored.map(({ answers }) => answers));
    if (isDeepStrictEqual(before, responses)) return answered;
    throw failure('conflict', { message: 'alreadyAnswered' });
  }
  const at = now.toJSDate();
  const rows = versionIds.map((versionId) => ({
    user_id: userId,
    user_sub_task_id: userSubTaskId,
    survey_version_id: versionId,
    locale,
    answers: Object.fromEntries(
      asked.flatMap(({ id, versionId: of }) => (of === versionId && responses[id] ? [[id, responses[id]]] : [])),
    ),
    // A survey that only confirms something needs no consent.
    consented_at: kind === 'validation' ? null : at,
    submitted_at: at,
  }));
  if (rows.length > 0) await db.insertInto('survey_responses').values(rows).execute();
  const isYes = asked.some(({ id, tells }) => tells !== null && responses[id]?.[0]?.values[0] === 'true');
  if (isYes) await tellHrRepresentative(db, { userId, about: `talk:${userSubTaskId}` }, now);
  await eraseDraft(db, userId, surveyDraftKey(userSubTaskId));
  return answered;
}

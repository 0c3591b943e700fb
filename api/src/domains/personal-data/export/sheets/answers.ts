import type { QuestionType, SurveyAnswer } from '@passerelle/shared/contract';
import { readContent } from '../../../surveys/survey-content';
import { cellsFor, type Reader, type Sheet } from './sheet';
import type { ExportLabels } from '../labels/labels';

const readResponses = ({ db, userId }: Reader) =>
  db
    .selectFrom('survey_responses')
    .where('user_id', '=', userId)
    .orderBy('submitted_at')
    .orderBy('id')
    .select(['survey_version_id', 'answers', 'submitted_at'])
    .execute();

const isFigure = (value: string): boolean => /^\d+$/.test(value);

/** As chosen: a rating with its figure. */
function chosenText({ label, values }: SurveyAnswer): string {
  if (label === '') return values.join(', ');
  return values.some(isFigure) ? `${label} (${values.join(', ')})` : label;
}

const answerTexts: Record<QuestionType, (answer: SurveyAnswer, words: ExportLabels['values']) => string> = {
  boolean: (answer, { yes, no }) => {
    const [only] = answer.values;
    if (only === 'true') return yes;
    return only === 'false' ? no : chosenText(answer);
  },
  list: chosenText,
  multiValue: chosenText,
  text: ({ values }) => values.join(', '),
};

/** One question per row, with the survey's wording at that time. */
export async function readAnswers(reader: Reader): Promise<Sheet> {
  const { db, locale, words } = reader;
  const { text, moment } = cellsFor(reader);
  const responses = await readResponses(reader);
  const surveys = await readContent(db, [...new Set(responses.map((row) => row.survey_version_id))], locale);
  const rows = responses.flatMap(({ survey_version_id: version, answers, submitted_at: at }) => {
    const survey = surveys.get(version);
    return (survey?.questions ?? []).flatMap(({ id, type, label }) => {
      const answered = answers[id]?.map((answer) => answerTexts[type](answer, words.values)).join('\n');
      return answered ? [[text(survey?.title), text(label), text(answered), moment(at)]] : [];
    });
  });
  return { name: 'answers', columns: { survey: 32, question: 60, answer: 60, answeredOn: 18 }, rows };
}

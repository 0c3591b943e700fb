import type { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { type Outcome, saveRow, type ReportOutcome, together } from '../../platform/database/save-row';
import { safeWords } from '../../platform/text/safe-html';

type Words = Partial<Record<Locale, string>>;

export interface QuestionSectionTemplate {
  key: string;
  position: number;
  title: Words;
  /** `answer` is HTML. */
  questions: readonly { key: string; title: Words; answer: Words }[];
}

async function saveQuestions(
  db: Db,
  sectionId: string,
  questions: QuestionSectionTemplate['questions'],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [position, { key, title, answer }] of questions.entries()) {
    const { outcome } = await saveRow(db, 'questions', {
      known: { question_section_id: sectionId, key },
      content: { position, title, answer: safeWords(answer) },
    });
    outcomes.push(outcome);
  }
  const gone = await db
    .deleteFrom('questions')
    .where('question_section_id', '=', sectionId)
    .where(
      'key',
      'not in',
      questions.map(({ key }) => key),
    )
    .returning('id')
    .execute();
  return [...outcomes, ...gone.map((): Outcome => 'archived')];
}

/** Publishes a section of frequent questions, or brings the one of the same key up to date. */
export async function saveQuestionSection(
  db: Db,
  organizationId: string | null,
  { key, position, title, questions }: QuestionSectionTemplate,
  now: DateTime<true>,
  tell: ReportOutcome,
): Promise<void> {
  const at = now.toJSDate();
  const { id, outcome } = await saveRow(db, 'question_sections', {
    known: { organization_id: organizationId, key },
    content: { position, title },
    first: { published_at: at },
    touched: { updated_at: at },
  });
  const outcomes = await saveQuestions(db, id, questions);
  const republished = await db
    .updateTable('question_sections')
    .set({ published_at: at })
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .returning('id')
    .execute();
  const whole = together(outcome, [...outcomes, ...republished.map((): Outcome => 'changed')]);
  if (whole === 'changed')
    await db.updateTable('question_sections').set({ updated_at: at }).where('id', '=', id).execute();
  tell(whole);
}

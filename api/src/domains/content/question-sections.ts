import type { DateTime } from 'luxon';
import type { Locale, QuestionSection } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { contentLanguageOf, inLocale } from '../../platform/text/text';
import { type Outcome, saveRow, type ReportOutcome, together } from '../../platform/database/save-row';
import { safeWords } from '../../platform/text/safe-html';

const readRows = (db: Db, organizationId: string | undefined) =>
  db
    .selectFrom('question_sections as sections')
    .innerJoin('questions', 'questions.question_section_id', 'sections.id')
    .where('sections.published_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('sections.organization_id', 'is', null),
        ...(organizationId === undefined ? [] : [eb('sections.organization_id', '=', organizationId)]),
      ]),
    )
    .orderBy('sections.position')
    .orderBy('sections.id')
    .orderBy('questions.position')
    .orderBy('questions.id')
    .select([
      'sections.id as section_id',
      'sections.title as section_title',
      'questions.id',
      'questions.title',
      'questions.answer',
    ])
    .execute();

/** The common sections and those of the reader's organisation; empty ones are left out. */
export async function readQuestionSections(
  db: Db,
  organizationId: string | undefined,
  locale: Locale,
): Promise<QuestionSection[]> {
  const sections = new Map<string, QuestionSection>();
  for (const row of await readRows(db, organizationId)) {
    const section = sections.get(row.section_id) ?? {
      id: row.section_id,
      title: inLocale(row.section_title, locale),
      contentLanguage: contentLanguageOf(row.section_title, locale),
      questions: [],
    };
    section.questions.push({ id: row.id, title: inLocale(row.title, locale), answer: inLocale(row.answer, locale) });
    sections.set(row.section_id, section);
  }
  return [...sections.values()];
}

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

/** Publishes a section of frequent questions, or updates the one with the same key. */
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

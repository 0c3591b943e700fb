import type { Locale, QuestionSection } from '@passerelle/shared/contract';
import type { Db } from '../../platform/database/connection';
import { inLocale } from '../../platform/text/text';

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

/** The common sections and those of the reader's organisation; one without a question has nothing to say. */
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
      questions: [],
    };
    section.questions.push({ id: row.id, title: inLocale(row.title, locale), answer: inLocale(row.answer, locale) });
    sections.set(row.section_id, section);
  }
  return [...sections.values()];
}

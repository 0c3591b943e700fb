import type { Demo } from '../world';
import { privacy } from './privacy';
import { questionsPage } from './questions-page';
import { sections } from './sections';
import { terms } from './terms';

const pages = [terms, privacy, questionsPage];

/** Common to all organisations: who has not signed in yet reads the same. */
export async function makePages({ db, now }: Demo): Promise<void> {
  const at = now.minus({ months: 3 }).toJSDate();
  const stamps = { updated_at: at, published_at: at };
  await db
    .insertInto('static_pages')
    .values(pages.map((page) => ({ ...page, ...stamps })))
    .execute();
  for (const [position, { key, title, questions }] of sections.entries()) {
    const { id } = await db
      .insertInto('question_sections')
      .values({ key, title, position, ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('questions')
      .values(questions.map((question, order) => ({ ...question, question_section_id: id, position: order })))
      .execute();
  }
}

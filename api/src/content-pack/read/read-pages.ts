import { msg } from '@lingui/core/macro';
import type { PageTemplate } from '../../domains/content/static-pages';
import type { QuestionSectionTemplate } from '../../domains/content/question-sections';
import { splitFaqText } from '@passerelle/shared/contract/rules/content/faq-text';
import { keyRepeated, notInFile, notTranslated, type Place, type Problems } from '../problems';
import { PageFile, SectionFile, TitleTexts } from '../schemas/pack';
import type { Page } from '../source/parse';
import { toHtml } from '../source/to-html';
import type { Files } from './layout';
import { type Reading, readThing } from './read-thing';

interface Question {
  key: string;
  title: string;
  /** HTML. */
  answer: string;
  place: Place;
}

const example = '## … {#key}';
const titleMissing = msg`La question manque`;
const answerMissing = msg`La réponse manque`;

/** A translation may lack titles and answers. */
async function questionsIn({ body, bodyAt }: Page, problems: Problems, isTranslation: boolean): Promise<Question[]> {
  const placeOf = (line: number): Place => ({ file: bodyAt.file, line: bodyAt.line + line });
  const { questions: found, strayLines } = splitFaqText(body);
  for (const line of strayLines) problems.add(placeOf(line), msg`Une réponse se trouve sous sa question : ${example}`);
  const questions: Question[] = [];
  for (const [index, { key, title, answer, line }] of found.entries()) {
    const place = placeOf(line);
    if (key === '') problems.add(place, msg`Il manque la clé de la question : ${example}`);
    else if (found.findIndex((one) => one.key === key) < index) problems.add(place, keyRepeated(key));
    for (const [text, missing] of [
      [title, titleMissing],
      [answer, answerMissing],
    ] as const) {
      if (text.trim() !== '') continue;
      if (isTranslation) problems.addNotice(place, missing);
      else problems.add(place, missing);
    }
    questions.push({ key, title, place, answer: await toHtml(answer, placeOf(line + 1), problems) });
  }
  return questions;
}

/** `faq/<key>.md` */
export async function readSection(reading: Reading, files: Files): Promise<QuestionSectionTemplate | undefined> {
  const { problems } = reading;
  const section = await readThing(reading, files, { main: SectionFile, words: TitleTexts });
  if (!section?.text) return undefined;
  const [main, ...others] = section.wording.texts();
  if (!main) return undefined;
  const questions = await questionsIn(main.text, problems, false);
  if (questions.length === 0) problems.add(main.text.bodyAt, msg`Il n’y a aucune question : ${example}`);
  const written = questions.map(({ key, title, answer, place }) => ({
    key,
    place,
    title: { [main.locale]: title },
    answer: { [main.locale]: answer },
  }));
  for (const { locale, text } of others) {
    const translated = await questionsIn(text, problems, true);
    for (const { key, place } of translated)
      if (key !== '' && !written.some((question) => question.key === key))
        problems.add(place, notInFile(`{#${key}}`, main.text.bodyAt.file));
    for (const { key, title, answer } of written.filter((question) => question.key !== '')) {
      const found = translated.find((question) => question.key === key);
      if (!found) problems.addNotice({ file: text.bodyAt.file, line: 1 }, notTranslated(`{#${key}}`, locale));
      if (found?.title) Object.assign(title, { [locale]: found.title });
      if (found?.answer) Object.assign(answer, { [locale]: found.answer });
    }
  }
  return {
    key: files.name,
    position: section.data.position,
    title: section.wording.words(['title']) ?? {},
    questions: written.map(({ key, title, answer }) => ({ key, title, answer })),
  };
}

/** `pages/<slug>.md` */
export async function readPage(reading: Reading, files: Files): Promise<PageTemplate | undefined> {
  const page = await readThing(reading, files, { main: PageFile, words: TitleTexts });
  if (!page?.text) return undefined;
  const content = await page.wording.body();
  if (!content) reading.problems.add(page.text.bodyAt, msg`Le texte manque`);
  return { slug: files.name, title: page.wording.words(['title']) ?? {}, content: content ?? {} };
}

import { msg } from '@lingui/core/macro';
import type { PageTemplate } from '../../domains/content/static-pages';
import type { QuestionSectionTemplate } from '../../domains/content/question-sections';
import { keyRepeated, notInFile, notTranslated, type Place, type Problems } from '../problems';
import { PageFile, SectionFile, TitleTexts } from '../schemas/pack';
import type { Page } from '../source/parse';
import { toHtml } from '../source/to-html';
import type { Files } from './layout';
import { type Reading, readThing } from './read-thing';

interface Question {
  key: string;
  title: string;
  answer: string;
  place: Place;
}

const heading = /^##\s+(.*)$/;
const named = /^(.*\S)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}\s*$/;

const example = '## … {#key}';

/** Cuts the text at its headings, `## The question {#its-key}`. */
async function questionsIn({ body, bodyAt }: Page, problems: Problems): Promise<Question[]> {
  const found: (Omit<Question, 'answer'> & { lines: string[] })[] = [];
  for (const [index, line] of body.split('\n').entries()) {
    const place = { file: bodyAt.file, line: bodyAt.line + index };
    const title = heading.exec(line)?.[1];
    if (title !== undefined) {
      const [, text = title, key = ''] = named.exec(title) ?? [];
      if (key === '') problems.add(place, msg`Il manque la clé de la question : ${example}`);
      if (key !== '' && found.some((question) => question.key === key)) problems.add(place, keyRepeated(key));
      found.push({ key, title: text, place, lines: [] });
    } else if (found.length > 0) found.at(-1)?.lines.push(line);
    else if (line.trim() !== '') problems.add(place, msg`Une réponse se trouve sous sa question : ${example}`);
  }
  const questions: Question[] = [];
  for (const { lines, ...question } of found) {
    const answer = lines.join('\n');
    const start = { file: question.place.file, line: question.place.line + 1 };
    if (answer.trim() === '') problems.add(question.place, msg`La réponse manque`);
    questions.push({ ...question, answer: await toHtml(answer, start, problems) });
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
  const questions = await questionsIn(main.text, problems);
  if (questions.length === 0) problems.add(main.text.bodyAt, msg`Il n’y a aucune question : ${example}`);
  const written = questions.map(({ key, title, answer, place }) => ({
    key,
    place,
    title: { [main.locale]: title },
    answer: { [main.locale]: answer },
  }));
  for (const { locale, text } of others) {
    const translated = await questionsIn(text, problems);
    for (const { key, place } of translated)
      if (key !== '' && !written.some((question) => question.key === key))
        problems.add(place, notInFile(`{#${key}}`, main.text.bodyAt.file));
    for (const { key, title, answer } of written.filter((question) => question.key !== '')) {
      const found = translated.find((question) => question.key === key);
      if (!found) problems.add({ file: text.bodyAt.file, line: 1 }, notTranslated(`{#${key}}`, locale));
      Object.assign(title, { [locale]: found?.title });
      Object.assign(answer, { [locale]: found?.answer });
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

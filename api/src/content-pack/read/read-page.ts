import type { PageTemplate } from '../../domains/content/save-page';
import { PageFile, TitleWords } from '../schemas/pages';
import type { Files } from './layout';
import { type Reading, readThing } from './read-thing';

/** `pages/<slug>.md` */
export async function readPage(reading: Reading, files: Files): Promise<PageTemplate | undefined> {
  const page = await readThing(reading, files, { main: PageFile, words: TitleWords });
  if (!page?.text) return undefined;
  const content = await page.wording.body();
  if (!content) reading.problems.add(page.text.bodyAt, 'the text is missing');
  return { slug: files.name, title: page.wording.words(['title']) ?? {}, content: content ?? {} };
}

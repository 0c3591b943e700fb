import { resolve } from 'node:path';
import { readPack } from '../../content-pack/read/read-pack';
import { command } from '../usage/command';

export const contentCheck = command({
  words: ['content', 'check'],
  about: 'Reads a content pack and says all that is wrong with it, by file and line',
  argument: 'folder',
  options: {},
  more: 'Needs no database and changes nothing. docs/content-pack.md says what a pack is.',
  work: async ({ folder, say }, _given, argument) => {
    const pack = await readPack(resolve(folder, argument));
    const tasks = pack.programs.reduce((sum, { tasks: all }) => sum + all.length, 0);
    say(
      `"${pack.name}" ${pack.version} can be imported: ${pack.programs.length} programmes with ${tasks} tasks, ` +
        `${pack.surveys.length} surveys, ${pack.documents.length} documents, ${pack.sections.length} sections of ` +
        `questions, ${pack.pages.length} pages.`,
    );
  },
});

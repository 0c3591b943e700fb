import { PackRefused } from '../problems';
import { readPack } from '../read/read-pack';
import { aFolder, altered, type Contents } from '../testing/a-folder';
import { studioProblems } from './studio-problems';

async function messagesWith(changes: Contents): Promise<string[]> {
  const folder = await aFolder(changes);
  const refused: unknown = await readPack(folder.root).catch((error: unknown) => error);
  await folder.remove();
  if (!(refused instanceof PackRefused)) throw new Error('The pack is valid.');
  return studioProblems('fr', refused.problems).map(({ message }) => message.replaceAll('\u00A0', ' '));
}

const program = 'programs/rebond/program.yaml';
const faq = 'faq/programme.md';
const task = 'programs/rebond/weeks/01/cv.md';

describe('a problem in the studio', () => {
  it('names the week, the sub-task or the answer', async () => {
    expect(await messagesWith(altered(program, '[questions]', '[]'))).toContain(
      'Ajoutez une tâche à la semaine 2, ou retirez cette semaine',
    );
    expect(await messagesWith(altered(program, '[questions]', '[questions, questions]'))).toContain(
      'Semaine 2 : Une semaine a au moins une tâche, et chacune une seule fois',
    );
    expect(await messagesWith(altered(task, '    document: one-page\n', ''))).toContain(
      'Sous-tâche 1 : « Document » manque',
    );
  });

  it('names a question that only a translation has, without its file', async () => {
    expect(await messagesWith(altered(faq, '## Quand ? {#when}\n\nChaque lundi.\n\n', ''))).toEqual([
      'La traduction contient une question « when » que l’original n’a plus',
    ]);
  });

  it('names a question without a title', async () => {
    expect(await messagesWith(altered(faq, 'Quand ? {#when}', '{#when}'))).toEqual(['La question manque']);
  });

  it('names a field as its form does', async () => {
    expect(await messagesWith(altered(task, 'points: 40', 'points: 400'))).toContain(
      '« Points » doit être un nombre entier de 0 à 100',
    );
  });
});

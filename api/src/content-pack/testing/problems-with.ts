import { PackRefused, problemLine } from '../problems';
import { readPack } from '../read/read-pack';
import { aFolder, type Contents } from './a-folder';

/** What is wrong with the good pack once it has been changed like this. */
export async function problemsWith(changes: Contents): Promise<string[]> {
  const folder = await aFolder(changes);
  try {
    await readPack(folder.root);
    return [];
  } catch (error) {
    if (error instanceof PackRefused) return error.problems.map(problemLine);
    throw error;
  } finally {
    await folder.remove();
  }
}

/** What was changed, how, and what is said of it. */
export type BadPack = [name: string, changes: Contents, problems: string[]];

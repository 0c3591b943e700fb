import { aZip } from '../../testing/a-zip';
import { type Contents, goodPack } from './a-folder';

/** What an administrator may bring: questions and pages. */
export const pagesPack: Contents = Object.fromEntries(
  Object.entries(goodPack).filter(([path]) => path === 'pack.yaml' || /^(faq|pages)\//.test(path)),
);

/** A pack as it is uploaded; `below` is the folder that was zipped with it. */
export const zipped = (contents: Contents, below = ''): Buffer =>
  aZip(
    Object.fromEntries(
      Object.entries(contents).flatMap(([path, content]) =>
        content === null ? [] : [[`${below}${path}`, String(content)]],
      ),
    ),
  );

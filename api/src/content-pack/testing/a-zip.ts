import { aZip } from '../../testing/a-zip';
import { type Contents, goodPack } from './a-folder';

/** The content that an administrator may import: questions and pages. */
export const pagesPack: Contents = Object.fromEntries(
  Object.entries(goodPack).filter(([path]) => path === 'pack.yaml' || /^(faq|pages)\//.test(path)),
);

/** A pack as it is uploaded; `below` is the zipped folder. */
export const zipped = (contents: Contents, below = ''): Buffer =>
  aZip(
    Object.fromEntries(
      Object.entries(contents).flatMap(([path, content]) =>
        content === null ? [] : [[`${below}${path}`, String(content)]],
      ),
    ),
  );

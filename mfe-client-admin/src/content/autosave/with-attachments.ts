import type { ItemFiles } from '@passerelle/shared/contract';
import { locales } from '@passerelle/shared/contract/enums/locales';

const names = ['file', 'cover', 'captions'] as const;

/** Texts as they are written here, with the paths of uploaded files as the server has them. */
export function withAttachments(mine: ItemFiles, stored: ItemFiles): ItemFiles {
  const files: ItemFiles = { ...mine };
  for (const language of locales) {
    const [own, other] = [mine[language], stored[language]];
    if (!other) continue;
    const paths = Object.fromEntries(
      names.flatMap((name) => (name in other.fields ? [[name, other.fields[name]]] : [])),
    );
    files[language] = own ? { ...own, fields: { ...own.fields, ...paths } } : other;
  }
  return files;
}

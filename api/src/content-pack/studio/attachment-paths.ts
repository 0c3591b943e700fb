import type { AttachmentRole, Locale } from '@passerelle/shared/contract';

export interface Attached {
  /** The key of the document. */
  key: string;
  language: Locale;
  role: AttachmentRole;
  /** The language of the captions. */
  captions?: Locale | undefined;
}

/** Path in `library/`: `files/cv.fr.pdf`, `files/cv.fr.cover.jpg`, `files/cv.fr.en.vtt`. */
export function attachmentPath({ key, language, role, captions, extension }: Attached & { extension: string }): string {
  const names = { file: [], cover: ['cover'], captions: [captions ?? language] }[role];
  return [`files/${key}`, language, ...names, role === 'captions' ? 'vtt' : extension].join('.');
}

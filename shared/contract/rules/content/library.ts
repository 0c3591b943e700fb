import type { LibraryType } from '../../enums/content';

export const displayKinds = ['image', 'video', 'audio', 'pdf', 'unsupported'] as const;
export type DisplayKind = (typeof displayKinds)[number];

const kinds: Record<Exclude<DisplayKind, 'unsupported'>, readonly string[]> = {
  image: ['jpeg', 'jpg', 'png', 'gif'],
  video: ['mp4', 'mov'],
  audio: ['mp3'],
  pdf: ['pdf'],
};

/** Display of a document, by its extension without the dot; any other extension cannot be shown. */
export const displayKindOf = (extension: string): DisplayKind =>
  displayKinds.find((kind) => kind !== 'unsupported' && kinds[kind].includes(extension.toLowerCase())) ?? 'unsupported';

/** Derived from the content type: audio or video, else a file. */
export const libraryTypeOf = (contentType: string): LibraryType => {
  if (contentType.startsWith('audio/')) return 'podcast';
  return contentType.startsWith('video/') ? 'video' : 'file';
};

/** What the library takes in, by extension; the viewer shows all but the last ones, which are only saved. */
const contentTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

export const libraryExtensions: readonly string[] = Object.keys(contentTypes);

export const contentTypeOf = (extension: string): string => contentTypes[extension] ?? 'application/octet-stream';

/** Accepted types by extension; the viewer shows all but the last ones, which are downloads. */
const offered: Readonly<Record<string, string>> = {
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

/** Further types for uploads. */
const handedIn: Readonly<Record<string, string>> = {
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  // Voice recordings of phones.
  m4a: 'audio/mp4',
};

export const libraryExtensions: readonly string[] = Object.keys(offered);

export const contentTypeOf = (extension: string): string =>
  offered[extension] ?? handedIn[extension] ?? 'application/octet-stream';

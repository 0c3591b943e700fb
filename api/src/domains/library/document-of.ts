import type { LibraryDocument, LibraryType, Locale, TaskFamily } from '@passerelle/shared/contract';
import { fileAddress } from '../../platform/files/file-address';
import { instant } from '../../platform/wire-time';

export const documentColumns = [
  'library_documents.id',
  'library_documents.type',
  'library_documents.family',
  'library_documents.updated_at',
  'shown.locale',
  'shown.name',
  'shown.description',
  'shown.external_url',
  'shown.file_id',
  'shown.extension',
  'shown.size',
] as const;

interface DocumentRow {
  id: string;
  type: LibraryType;
  family: TaskFamily | null;
  updated_at: Date;
  locale: Locale;
  name: string;
  description: string | null;
  external_url: string | null;
  file_id: string | null;
  extension: string | null;
  size: number | null;
}

/** Of an address elsewhere: `https://…/film.mp4?from=mail` is an mp4. */
const extensionOf = (address: string): string => /\.([a-z0-9]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';

export const documentOf = (row: DocumentRow): LibraryDocument => ({
  id: row.id,
  name: row.name,
  description: row.description,
  url: fileAddress(row.file_id) ?? row.external_url ?? '',
  type: row.type,
  extension: row.extension ?? extensionOf(row.external_url ?? ''),
  size: row.size ?? 0,
  family: row.family,
  language: row.locale,
  updatedAt: instant(row.updated_at),
});

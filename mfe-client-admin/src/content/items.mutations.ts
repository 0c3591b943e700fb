import { cacheAnswer, downloadFile, ifMatch, send } from '@passerelle/shared/client';
import type {
  AttachmentRole,
  ContentItem,
  ContentItemBody,
  ContentPublication,
  ContentPublicationBody,
  ContentSchedule,
  ContentScheduleBody,
  ItemPack,
  Locale,
  NewContentItem,
  WeekReplacement,
} from '@passerelle/shared/contract';

type Read = Pick<ContentItem, 'id' | 'version'>;

/** The answer is shown at once; the cache asks for it again behind. */
export function showItem(item: ContentItem): ContentItem {
  cacheAnswer('GET /content/items/:itemId', item, { params: { itemId: item.id } });
  return item;
}

export const createItem = async (body: NewContentItem): Promise<ContentItem> =>
  showItem(await send('POST /content/items', { body }));

/** Saves on the version that was read, so that a draft changed elsewhere is not overwritten. */
export const saveItem = async (read: Read, body: ContentItemBody): Promise<ContentItem> =>
  showItem(await send('PUT /content/items/:itemId', { params: { itemId: read.id }, body, headers: ifMatch(read) }));

export const readItem = (itemId: string): Promise<ContentItem> =>
  send('GET /content/items/:itemId', { params: { itemId } });

export const dropDraft = (read: Read): Promise<unknown> =>
  send('DELETE /content/items/:itemId/draft', { params: { itemId: read.id }, headers: ifMatch(read) });

export const duplicateItem = async (itemId: string): Promise<ContentItem> =>
  showItem(await send('POST /content/items/:itemId/duplicate', { params: { itemId } }));

export const restoreItem = async (itemId: string): Promise<ContentItem> =>
  showItem(await send('POST /content/items/:itemId/restore', { params: { itemId } }));

export const restoreVersion = async (read: Read, number: number): Promise<ContentItem> =>
  showItem(
    await send('POST /content/items/:itemId/versions/:number/restore', {
      params: { itemId: read.id, number },
      headers: ifMatch(read),
    }),
  );

export interface Attachment {
  file: File;
  role: AttachmentRole;
  language: Locale;
  /** The language of captions. */
  captions?: Locale;
}

export const attachFile = (read: Read, { file, ...body }: Attachment): Promise<ContentItem> =>
  send('POST /content/items/:itemId/attachments', {
    params: { itemId: read.id },
    body,
    files: { file },
    headers: ifMatch(read),
  });

export const publish = (body: ContentPublicationBody): Promise<ContentPublication> =>
  send('POST /content/publications', { body });

export const schedulePublication = (body: ContentScheduleBody): Promise<ContentSchedule> =>
  send('POST /content/schedules', { body });

export const removeSchedule = ({ id }: Pick<ContentSchedule, 'id'>): Promise<unknown> =>
  send('DELETE /content/schedules/:scheduleId', { params: { scheduleId: id } });

/** Dry run: counts people with future weeks of an older version. Otherwise replaces these weeks. */
export const replaceWeeks = (itemId: string, dryRun: boolean): Promise<WeekReplacement> =>
  send('POST /content/items/:itemId/replacement', { params: { itemId }, body: { dryRun } });

export const takeOver = (packId: string): Promise<unknown> =>
  send('POST /content/packs/:packId/takeOver', { params: { packId } });

export const exportPack = ({ id, name }: ItemPack): Promise<void> =>
  downloadFile('GET /content/packs/:packId/export', { params: { packId: id }, fileName: `${name}.zip` });

import { devicePersonStorage } from '@passerelle/shared/client';
import type { ContentItem, ContentItemBody, ItemFiles } from '@passerelle/shared/contract';

export type UpToDate = NonNullable<ContentItemBody['upToDate']>;

/** A text that has not reached the server. */
export interface KeptText {
  at: string;
  /** The version that it was written on. */
  version: number;
  files: ItemFiles;
  upToDate: UpToDate;
}

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isKept = (value: unknown): value is KeptText =>
  typeof value === 'object' && value !== null && 'files' in value && 'version' in value && 'at' in value;

const nameOf = (itemId: string): string => `content.${itemId}`;

export const keepText = (itemId: string, text: KeptText): boolean => devicePersonStorage.write(nameOf(itemId), text);

export const forgetText = (itemId: string): void => devicePersonStorage.erase(nameOf(itemId));

/** The text of an earlier visit that the server does not have. */
export function keptTextOf({ id, files }: Pick<ContentItem, 'id' | 'files'>): KeptText | null {
  const kept = devicePersonStorage.read(nameOf(id));
  return isKept(kept) && (!same(kept.files, files) || kept.upToDate.length > 0) ? kept : null;
}

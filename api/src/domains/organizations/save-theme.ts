import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import type { FileStore } from '../../platform/files/file-store';
import { pictureKind } from '../../platform/files/pictures/picture-kind';
import { failure } from '../../platform/failure';

/** A logo stands in every page and in every mail: it has to be light. */
export const themePictureBytes = 1_000_000;

/** What is not named stays as it is; null takes it away. */
export interface ThemeValues {
  primary?: string | null;
  secondary?: string | null;
  background?: string | null;
  /** The path of a picture. */
  logo?: string | null;
  banner?: string | null;
}

interface Saving {
  db: Db;
  files: FileStore;
  now: DateTime<true>;
}

async function storePicture(
  { db, files, now }: Saving,
  organizationId: string,
  purpose: 'logo' | 'banner',
  path: string,
): Promise<string> {
  if ((await stat(path)).size > themePictureBytes) throw failure('tooLarge', { fields: { [purpose]: 'tooLarge' } });
  const { extension, contentType: content_type } = await pictureKind({ path, field: purpose });
  const { sha256, size } = await files.add(path);
  const { id } = await db
    .insertInto('files')
    .values({
      organization_id: organizationId,
      purpose,
      original_name: basename(path),
      extension,
      content_type,
      size,
      sha256,
      created_at: now.toJSDate(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const readPictures = (db: Db, organizationId: string) =>
  db
    .selectFrom('themes')
    .where('organization_id', '=', organizationId)
    .select(['logo_file_id', 'banner_file_id'])
    .executeTakeFirst();

/** Dresses an organisation in its colours and pictures. */
export async function saveTheme(saving: Saving, organizationId: string, theme: ThemeValues): Promise<void> {
  const { db, now } = saving;
  const { primary, secondary, background, logo, banner } = theme;
  const at = now.toJSDate();
  const before = await readPictures(db, organizationId);
  const picture = (purpose: 'logo' | 'banner', path: string | null) =>
    path === null ? null : storePicture(saving, organizationId, purpose, path);
  const columns = {
    ...(primary !== undefined && { primary_color: primary }),
    ...(secondary !== undefined && { secondary_color: secondary }),
    ...(background !== undefined && { background_color: background }),
    ...(logo !== undefined && { logo_file_id: await picture('logo', logo) }),
    ...(banner !== undefined && { banner_file_id: await picture('banner', banner) }),
    updated_at: at,
  };
  await db
    .insertInto('themes')
    .values({ organization_id: organizationId, ...columns })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(columns))
    .execute();
  const replaced = [
    logo === undefined ? null : before?.logo_file_id,
    banner === undefined ? null : before?.banner_file_id,
  ].flatMap((id) => id ?? []);
  if (replaced.length === 0) return;
  await db.updateTable('files').set({ deleted_at: at }).where('id', 'in', replaced).execute();
}

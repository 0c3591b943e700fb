import { sql } from 'kysely';
import { fileLimits } from '@passerelle/shared/contract/limits';
import type { FileStore } from '../../platform/files/file-store';
import { cleanPicture } from '../../platform/files/pictures/clean-picture';
import { pictureKind } from '../../platform/files/pictures/picture-kind';
import { givenFileName, type ReceivedFile } from '../../platform/files/received-file';
import { failure } from '../../platform/failure';
import { type Changing, lockOrganization } from './update-organization';

const NAME_LENGTH = 120;

export type ThemePicture = Pick<ReceivedFile, 'path' | 'name' | 'field'>;

/** Undefined leaves a value as it is; null removes it. */
export interface ThemeValues {
  primary?: string | null | undefined;
  secondary?: string | null | undefined;
  background?: string | null | undefined;
  /** A picture cleaned by `cleanThemePicture`. */
  logo?: ThemePicture | null | undefined;
  banner?: ThemePicture | null | undefined;
}

interface Saving extends Changing {
  files: FileStore;
}

/**
 * Before the transaction, since it takes a while: refuses heavy or invalid pictures, and re-encodes the others. A logo
 * is in every page and mail: it has to be small.
 */
export async function cleanThemePicture(picture: ReceivedFile): Promise<void> {
  if (picture.size > fileLimits.themePicture.bytes)
    throw failure('tooLarge', { fields: { [picture.field]: 'tooLarge' } });
  const { extension } = await pictureKind(picture);
  await cleanPicture(picture, extension);
}

type Purpose = 'logo' | 'banner';

async function storePicture(
  { db, files, now }: Saving,
  organizationId: string,
  purpose: Purpose,
  picture: ThemePicture,
): Promise<string> {
  const { extension, contentType: content_type } = await pictureKind(picture);
  const { sha256, size } = await files.add(picture.path);
  const { id } = await db
    .insertInto('files')
    .values({
      organization_id: organizationId,
      purpose,
      original_name: givenFileName(picture.name, NAME_LENGTH) || `${purpose}.${extension}`,
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

const noTheme = {
  primary_color: null,
  secondary_color: null,
  background_color: null,
  logo_file_id: null,
  banner_file_id: null,
};

const fieldOf = {
  primary_color: 'primary',
  secondary_color: 'secondary',
  background_color: 'background',
  logo_file_id: 'logo',
  banner_file_id: 'banner',
} as const;
type ThemeColumn = keyof typeof fieldOf;
const themeColumns = Object.keys(fieldOf) as ThemeColumn[];

/** Sets the colours and pictures of an organisation, from the screen or from a command. */
export async function saveTheme(saving: Saving, organizationId: string, theme: ThemeValues): Promise<void> {
  const { db, now, record } = saving;
  await lockOrganization(saving, organizationId);
  const before =
    (await db
      .selectFrom('themes')
      .where('organization_id', '=', organizationId)
      .select(themeColumns)
      .executeTakeFirst()) ?? noTheme;
  const pictureId = (purpose: Purpose) => {
    const picture = theme[purpose];
    return picture ? storePicture(saving, organizationId, purpose, picture) : picture;
  };
  const given: Partial<Record<ThemeColumn, string | null | undefined>> = {
    primary_color: theme.primary?.toUpperCase() ?? theme.primary,
    secondary_color: theme.secondary?.toUpperCase() ?? theme.secondary,
    background_color: theme.background?.toUpperCase() ?? theme.background,
    logo_file_id: await pictureId('logo'),
    banner_file_id: await pictureId('banner'),
  };
  const changed = themeColumns.filter((column) => given[column] !== undefined && given[column] !== before[column]);
  if (changed.length === 0) return;
  const at = now.toJSDate();
  const columns = { ...Object.fromEntries(changed.map((column) => [column, given[column]])), updated_at: at };
  await db
    .insertInto('themes')
    .values({ organization_id: organizationId, ...columns })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(columns))
    .execute();
  const replaced = changed.flatMap((column) => (column.endsWith('_file_id') ? (before[column] ?? []) : []));
  if (replaced.length > 0) await db.updateTable('files').set({ deleted_at: at }).where('id', 'in', replaced).execute();
  await db
    .updateTable('organizations')
    .set({ version: sql`version + 1`, updated_at: at })
    .where('id', '=', organizationId)
    .execute();
  const subject = { subjectKind: 'organization', subjectIds: [organizationId], organizationId } as const;
  await record({ action: 'theme.changed', ...subject, fields: changed.map((column) => fieldOf[column]) });
}

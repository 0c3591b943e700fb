import { copyFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileLimits } from '@passerelle/shared/contract/limits';
import { cleanThemePicture, saveTheme, type ThemePicture } from '../../domains/organizations/save-theme';
import { discardUpload, makeTemporaryFolder } from '../../platform/starting/leftovers';
import { recordForOperator } from '../../platform/sessions/audit';
import { Failure } from '../../platform/failure';
import { findOrganization } from './find-organization';
import { command } from '../usage/command';
import { color, file, orNone, text } from '../usage/kinds';
import { type Given, optional, Refusal, refuse, required } from '../usage/options';
import { withServices } from './with-services';

const pictureMegabytes = fileLimits.themePicture.bytes / 1_000_000;

const options = {
  organization: required(text(), 'its name, or the id that "organization list" shows'),
  primary: optional(orNone(color), 'the main colour; the page keeps texts readable on it'),
  secondary: optional(orNone(color), 'the second colour'),
  background: optional(orNone(color), 'the colour behind everything'),
  logo: optional(
    orNone(file),
    `a picture (JPEG or PNG, up to ${pictureMegabytes} MB) in the header of pages and mails`,
  ),
  banner: optional(orNone(file), `a picture (JPEG or PNG, up to ${pictureMegabytes} MB) across the first screen`),
};

async function assertFiles(given: Given<typeof options>): Promise<void> {
  const wrong: string[] = [];
  for (const purpose of ['logo', 'banner'] as const) {
    const path = given[purpose];
    const isFile =
      path === undefined ||
      path === null ||
      (await stat(path).then(
        (s) => s.isFile(),
        () => false,
      ));
    if (!isFile) wrong.push(`--${purpose} must be a file that is there: ${path} is not`);
  }
  if (wrong.length > 0) throw new Refusal(wrong);
}

/** A cleaned copy of the picture: the original file is not changed. */
async function cleanedCopy(
  purpose: 'logo' | 'banner',
  path: string | null | undefined,
  folder: string,
): Promise<ThemePicture | null | undefined> {
  if (!path) return path as null | undefined;
  const copy = join(folder, purpose);
  await copyFile(path, copy);
  const { size } = await stat(copy);
  const picture = { field: purpose, name: basename(path), path: copy, size, claimedType: '', sha256: '' };
  await cleanThemePicture(picture);
  return picture;
}

function explain(error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  const [purpose = ''] = Object.keys(error.details.fields ?? {});
  if (error.code === 'tooLarge') return refuse(`--${purpose} must be a picture of at most ${pictureMegabytes} MB`);
  if (error.code === 'wrongType') return refuse(`--${purpose} must be a JPEG or PNG picture, which its bytes are not`);
  return error;
}

export const themeSet = command({
  words: ['theme', 'set'],
  about: 'Sets the colours and pictures of an organisation',
  options,
  more: 'What is not given stays as it is; none takes it away.',
  work: async (context, given) => {
    const { organization: wanted, logo, banner, ...colours } = given;
    const named = Object.entries({ ...colours, logo, banner }).flatMap(([name, value]) =>
      value === undefined ? [] : name,
    );
    if (named.length === 0) throw refuse('There is nothing to set: give a colour, a logo or a banner.');
    await assertFiles(given);
    const folder = await makeTemporaryFolder('upload');
    try {
      await withServices(context, async ({ db: pool, files, clock }) => {
        const now = clock.now();
        const pictures = {
          logo: await cleanedCopy('logo', logo, folder),
          banner: await cleanedCopy('banner', banner, folder),
        };
        const name = await pool.transaction().execute(async (db) => {
          const organization = await findOrganization(db, wanted);
          const saving = { db, files, now, person: null, record: recordForOperator(db, now) };
          await saveTheme(saving, organization.id, { ...colours, ...pictures });
          return organization.name;
        });
        context.say(`The theme of "${name}" is set: ${named.join(', ')}.`);
      });
    } catch (error) {
      throw explain(error);
    } finally {
      await discardUpload(folder);
    }
  },
});

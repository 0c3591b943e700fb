import { stat } from 'node:fs/promises';
import { saveTheme, themePictureBytes, type ThemeValues } from '../../domains/organizations/save-theme';
import { writeOperatorAuditEntry } from '../../platform/sessions/audit';
import { Failure } from '../../platform/failure';
import { findOrganization } from '../find-organization';
import { command } from '../usage/command';
import { color, file, orNone, text } from '../usage/kinds';
import { type Given, optional, Refusal, refuse, required } from '../usage/options';
import { withServices } from '../with-services';

const pictureMegabytes = themePictureBytes / 1_000_000;

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

function explain(error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  const [purpose = ''] = Object.keys(error.details.fields ?? {});
  if (error.code === 'tooLarge') return refuse(`--${purpose} must be a picture of at most ${pictureMegabytes} MB`);
  if (error.code === 'wrongType') return refuse(`--${purpose} must be a JPEG or PNG picture, which its bytes are not`);
  return error;
}

export const themeSet = command({
  words: ['theme', 'set'],
  about: 'Dresses an organisation in its colours and pictures',
  options,
  more: 'What is not given stays as it is; none takes it away.',
  work: async (context, given) => {
    const { organization: wanted, ...theme } = given;
    const changes = Object.fromEntries(Object.entries(theme).filter(([, value]) => value !== undefined)) as ThemeValues;
    if (Object.keys(changes).length === 0) throw refuse('There is nothing to set: give a colour, a logo or a banner.');
    await assertFiles(given);
    await withServices(context, async ({ db: pool, files, clock }) => {
      const now = clock.now();
      const name = await pool
        .transaction()
        .execute(async (db) => {
          const organization = await findOrganization(db, wanted);
          await saveTheme({ db, files, now }, organization.id, changes);
          await writeOperatorAuditEntry(db, {
            action: 'theme.changed',
            subjectKind: 'organization',
            subjectIds: [organization.id],
            organizationId: organization.id,
            now,
            fields: Object.keys(changes),
          });
          return organization.name;
        })
        .catch((error: unknown) => {
          throw explain(error);
        });
      context.say(`The theme of "${name}" is set: ${Object.keys(changes).join(', ')}.`);
    });
  },
});

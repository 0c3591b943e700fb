/** `npm run rollback -w mfe-contacts`: lets the version before the live one come back. */
import { say } from '../lib/progress.mjs';
import { command, storeOptions, storeUsage } from '../release/command.mjs';

const usage = `npm run rollback -w <remote> [-- <options>]

Makes live again what was live before the present version first was; once more goes one further back.

  --to-version <x.y.z>  that version, of all that have been live
${storeUsage}`;

const { to, by } = storeOptions;
const options = /** @type {const} */ ({ to, by, 'to-version': { type: 'string' } });

await command({ usage, options }, async (values, [remote = '']) => {
  const { rollback } = await import('../release/rollback.mjs');
  const { releaseSettings } = await import('../release/settings.mjs');
  const { store, by: person } = releaseSettings(values);
  await rollback({ remote, toVersion: values['to-version'], store, by: person, say });
});

import { version, databaseWorkerFile } from '../install-paths';
import { systemClock } from '../platform/clock';
import { runAdmin } from './run-admin';

const { env } = process;

runAdmin(process.argv.slice(2), {
  env,
  // npm goes into the repository's own folder, and says where it was called from.
  folder: env['INIT_CWD'] ?? process.cwd(),
  version: version(),
  workerFile: databaseWorkerFile(),
  clock: systemClock,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  },
);

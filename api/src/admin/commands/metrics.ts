import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openMetrics } from '../../domains/reporting/open-metrics';
import { command } from '../usage/command';
import { file } from '../usage/kinds';
import { required } from '../usage/options';
import { withServices } from './with-services';

export const metricsExport = command({
  words: ['metrics', 'export'],
  about: 'Writes what has happened so far as OpenMetrics, to fill the storage of a Prometheus-compatible server',
  options: { to: required(file, 'the file to write; one that is there is replaced') },
  more: '"promtool tsdb create-blocks-from openmetrics <file> <folder>" makes blocks of it. docs/metrics.md says what each metric is.',
  work: (context, { to }) =>
    withServices(context, async ({ db }) => {
      let samples = 0;
      async function* lines(): AsyncGenerator<string> {
        for await (const line of openMetrics(db)) {
          if (!line.startsWith('#')) samples += 1;
          yield line;
        }
      }
      // Renamed only when complete, so that half a file is never imported.
      await pipeline(Readable.from(lines()), createWriteStream(`${to}.part`, { mode: 0o600 }));
      await rename(`${to}.part`, to);
      context.say(
        `${samples === 1 ? '1 sample' : `${samples} samples`} in ${to}. It says who did what: keep it like the database.`,
      );
    }),
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answers, freePort } from '../../../testing/a-process';

const run = promisify(execFile);

export interface Prometheus {
  url: string;
  close: () => Promise<void>;
}

/** A server of the distribution's `prometheus` package on loopback, with the given samples. */
export async function startPrometheus(openMetrics: string): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
  const [facts, data, settings] = ['facts.om', 'data', 'prometheus.yml'].map((name) => join(folder, name));
  await writeFile(facts ?? '', openMetrics);
  await writeFile(settings ?? '', 'global: {}\n');
  await run('promtool', ['tsdb', 'create-blocks-from', 'openmetrics', facts ?? '', data ?? '']);
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${settings}`,
      `--storage.tsdb.path=${data}`,
      '--storage.tsdb.retention.time=100y',
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/-/ready`, 200);
  return {
    url,
    close: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'close');
      await rm(folder, { recursive: true });
    },
  };
}

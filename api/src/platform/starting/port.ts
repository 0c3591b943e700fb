import { createServer } from 'node:net';
import type { Config } from '../config';
import { codeOf, StartProblem } from './start-problem';

interface Place {
  host: string;
  port: number;
  /** The setting of the port. */
  setting?: string;
}

export function portProblem(error: unknown, { host, port, setting = 'PORT' }: Place): unknown {
  const code = codeOf(error) ?? '';
  if (code === 'EADDRINUSE') {
    return new StartProblem(`Port ${port} is already used: stop what uses it, or set ${setting} to another one.`);
  }
  if (code === 'EACCES')
    return new StartProblem(`This user may not open port ${port}: set ${setting} to one from 1024 up.`);
  if (!/^(EADDRNOTAVAIL|ENOTFOUND|EAI_\w+|EINVAL)$/.test(code)) return error;
  return new StartProblem(`HOST is "${host}", which is no address of this machine: set it to one, or to 0.0.0.0.`);
}

type Ports = Pick<Config, 'host' | 'port' | 'metricsPort'>;

export const metricsPlace = ({ host, metricsPort }: Pick<Ports, 'host' | 'metricsPort'>): Place | undefined =>
  metricsPort === undefined ? undefined : { host, port: metricsPort, setting: 'METRICS_PORT' };

/** Before a database is created or migrated for a server that cannot start. */
export async function assertPortsFree({ host, port, metricsPort }: Ports): Promise<void> {
  await assertPortFree({ host, port });
  const metrics = metricsPlace({ host, metricsPort });
  if (metrics) await assertPortFree(metrics);
}

/** Opens the port and closes it again. */
async function assertPortFree(place: Place): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => server.close(() => resolve()));
  }).catch((error: unknown) => {
    throw portProblem(error, place);
  });
}

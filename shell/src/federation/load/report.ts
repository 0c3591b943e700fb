import type { LiveRemote } from '@passerelle/shared/contract/remotes';
import { emit } from '@passerelle/shared/events';

import { bootData } from '../../boot/boot-data';
import { whenIdle } from '../../loading/when-idle';

/** Error thrown by a remote, or while loading it; any value. */
export function reportFailure({ name, version }: LiveRemote, thrown: unknown, place = ''): void {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  emit('error-reported', { remote: name, version, message, stack: `${stack}${place}` });
}

/** Nothing of a first load, however slow, shares its line with the report about it. */
const REPORT_DELAY_MS = 5000;

const noted = new Set<string>();

/** Reports to the log how long a version took to load: once in a page, and when that has nothing better to do. */
export function noteLoad({ name, version }: LiveRemote, milliseconds: number): void {
  const key = `${name} ${version}`;
  if (noted.has(key) || !bootData.env?.debugLogs) return;
  noted.add(key);
  const entry = { app: name, version, path: location.pathname, message: `Loaded in ${Math.round(milliseconds)} ms` };
  const report = async (): Promise<void> => {
    const { noteInfo } = await import(/* webpackChunkName: "log" */ '../../errors/logs/log-queue');
    noteInfo(entry);
  };
  whenIdle(() => setTimeout(() => void report().catch(() => undefined), REPORT_DELAY_MS));
}

import type { LiveRemote } from '@passerelle/shared/contract/remotes';

import { bootData } from '../boot/boot-data';
import { whenIdle } from '../loading/after-paint';

/** Nothing of a first load, however slow, shares its line with what is told of it. */
const LATER = 5000;

const noted = new Set<string>();

/** Tells the log how long a version took to come: once in a page, and when that has nothing better to do. */
export function noteLoad({ name, version }: LiveRemote, milliseconds: number): void {
  const key = `${name} ${version}`;
  if (noted.has(key) || !bootData.env?.debugLogs) return;
  noted.add(key);
  const news = { app: name, version, path: location.pathname, message: `Loaded in ${Math.round(milliseconds)} ms` };
  const tell = async (): Promise<void> => {
    const { noteNews } = await import(/* webpackChunkName: "log" */ '../errors/logs/log-queue');
    noteNews(news);
  };
  // Nobody needs it.
  whenIdle(() => setTimeout(() => void tell().catch(() => undefined), LATER));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { StartProblem } from './start-problem';

export const isDevelopment = ({ env }: Config): boolean => env === 'development';
/** Rebuilt on each change: a broken shell build can be repaired while the server runs. */
export const isWatched = (config: Config): boolean => isDevelopment(config) && config.webDir?.endsWith('dev') === true;

/** Refuses to start with a WEB_DIR without pages: every address would be « not found ». */
export function assertPages(config: Config): void {
  const { webDir } = config;
  if (webDir === undefined || isWatched(config) || existsSync(join(webDir, 'shell/index.html'))) return;
  throw new StartProblem(
    `There are no pages in WEB_DIR (${webDir}): \`npm run build\` makes them; without WEB_DIR only the API is served.`,
  );
}

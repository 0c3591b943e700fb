import webpack from 'webpack';

import { say } from './progress.mjs';

/**
 * Builds at every change. Errors are printed, and the last good build stays.
 * @param {import('webpack').Configuration[]} configs
 * @param {() => Promise<void> | void} onBuilt
 * @returns {Promise<void>} settled once everything was built for the first time
 */
export function watchBuilds(configs, onBuilt) {
  let handled = Promise.resolve();
  return new Promise((resolve) => {
    webpack(configs)?.watch({ aggregateTimeout: 80 }, (error, stats) => {
      const problems =
        error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: true }) : '');
      if (problems) return say(problems);
      handled = handled.then(onBuilt).then(resolve, (fault) => say(String(fault)));
      return undefined;
    });
  });
}

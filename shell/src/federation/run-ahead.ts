import type { LiveRemote } from '@passerelle/shared/contract/remotes';

import { scriptOf } from './script';

const ran = new Set<string>();

/**
 * A chunk only puts its modules down for its entry to find: it may come while the entry is on its way. One that failed
 * is taken away, or the runtime would wait for it.
 */
export function runAhead({ base }: LiveRemote, files: readonly string[] = []): void {
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const script = scriptOf(base + file);
    if (ran.has(script.src)) continue;
    ran.add(script.src);
    script.async = true;
    for (const end of ['load', 'error']) script.addEventListener(end, () => script.remove());
    document.head.append(script);
  }
}

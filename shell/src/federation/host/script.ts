import type { LiveRemote } from '@passerelle/shared/contract/remotes';

import { integrityOf } from '../trust/integrity';

/** In the mode in which webpack asks for the chunks of a remote: what is fetched in another mode is fetched for nothing. */
export function scriptOf(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  const { href, origin } = new URL(url, location.href);
  if (origin !== location.origin) script.crossOrigin = 'anonymous';
  script.integrity = integrityOf(href) ?? '';
  // Written out: by the same address the runtime finds what is already on its way.
  script.src = href;
  return script;
}

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

import type { Page } from '@playwright/test';

/** Fills with the origins that a page takes scripts from. */
export function originsOfScripts(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('response', (answer) => {
    const { origin, pathname } = new URL(answer.url());
    if (pathname.endsWith('.js')) seen.add(origin);
  });
  return seen;
}

import type { Page } from '@playwright/test';

interface LoadedScripts {
  count: () => number;
  kilobytes: () => number;
}

/** Counts the scripts that a page loads from now on, as they travel: compressed, with their headers. */
export async function countScripts(page: Page): Promise<LoadedScripts> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  const loaded: number[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) loaded.push(encodedDataLength);
  });
  return {
    count: () => loaded.length,
    kilobytes: () => loaded.reduce((sum, size) => sum + size, 0) / 1024,
  };
}

import type { Page } from '@playwright/test';

/** `without`: of files whose address is not like this. */
interface LoadedScripts {
  count: (without?: RegExp) => number;
  kilobytes: (without?: RegExp) => number;
}

/** Counts the scripts that a page loads from now on, as they travel: compressed, with their headers. */
export async function countScripts(page: Page): Promise<LoadedScripts> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Map<string, string>();
  const loaded: { url: string; size: number }[] = [];
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.set(requestId, response.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (url !== undefined) loaded.push({ url, size: encodedDataLength });
  });
  const loadedWithout = (without?: RegExp) => loaded.filter(({ url }) => !without?.test(url));
  return {
    count: (without) => loadedWithout(without).length,
    kilobytes: (without) => loadedWithout(without).reduce((sum, { size }) => sum + size, 0) / 1024,
  };
}

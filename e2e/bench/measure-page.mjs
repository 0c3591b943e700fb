const account = { username: 'participant@demo.example', password: 'Passerelle-2026!' };

const network = {
  offline: false,
  latency: 40,
  downloadThroughput: (10 * 1024 * 1024) / 8,
  uploadThroughput: (10 * 1024 * 1024) / 8,
};

/**
 * One cold visit in a browser profile of its own.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ path: string, signedIn: boolean }} visit
 */
export async function measurePage(browser, origin, { path, signedIn }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  try {
    if (signedIn) await context.request.post(`${origin}/api/auth`, { data: account });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Performance.enable');

    let requests = 0;
    /** @type {Map<string, string>} */
    const kinds = new Map();
    let scriptBytes = 0;
    devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
      requests += 1;
      kinds.set(requestId, type ?? '');
    });
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (/javascript/.test(response.mimeType)) kinds.set(requestId, 'Script');
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
    });

    await page.goto(origin + path, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor();
    await settled(page);
    const lcp = await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    const { metrics } = await devtools.send('Performance.getMetrics');
    const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return { requests, scriptBytes, lcp: Number(lcp), scriptTime: taskSeconds };
  } finally {
    await context.close();
  }
}

/**
 * Until nothing has been asked for during a second; at most a quarter of a minute.
 * @param {import('@playwright/test').Page} page
 */
async function settled(page) {
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  for (const begin = Date.now(); Date.now() - begin < 15_000 && Date.now() - last < 1000;) {
    await page.waitForTimeout(100);
  }
}

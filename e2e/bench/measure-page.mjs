const PASSWORD = 'Passerelle-2026!';
/** Limit of a long task: the time beyond it counts as blocking, since a press has to wait for it. */
const LONG_TASK_MS = 50;

/**
 * One cold visit in a browser profile of its own.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {import('./visits.mjs').Visit} visit
 * @param {typeof import('./visits.mjs').desk} device
 */
export async function measurePage(browser, origin, { path, as }, device) {
  const context = await browser.newContext({ viewport: device.viewport, locale: 'fr-FR' });
  try {
    if (as)
      await context.request.post(`${origin}/api/auth`, {
        data: { username: `${as}@demo.example`, password: PASSWORD },
      });
    const page = await context.newPage();
    await page.addInitScript(watchPaint);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: device.latency,
      downloadThroughput: device.throughput,
      uploadThroughput: device.throughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
    await devtools.send('Performance.enable');

    let requests = 0;
    /** @type {Map<string, string>} */
    const kinds = new Map();
    let scriptBytes = 0;
    devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      // Data URLs are part of the page itself and cause no request.
      if (!request.url.startsWith('data:')) requests += 1;
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
    // A document may bear its title before the page has drawn anything.
    await page.locator('[data-first-paint]').waitFor({ state: 'detached' });
    await settled(page);
    const seen = await page.evaluate(() => /** @type {any} */ (window).paint);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    const blocking = seen.tasks.reduce(
      (/** @type {number} */ sum, /** @type {number} */ length) => sum + Math.max(0, length - LONG_TASK_MS),
      0,
    );
    return {
      requests,
      scriptBytes,
      lcp: seen.lcp,
      fcp: seen.fcp,
      shift: seen.shift,
      blocking,
      scriptTime: taskSeconds,
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it does. */
function watchPaint() {
  const paint = { lcp: 0, fcp: 0, shift: 0, tasks: /** @type {number[]} */ ([]) };
  Object.assign(window, { paint });
  /** @param {string} type @param {(entry: any) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (paint.lcp = entry.startTime));
  watch('paint', (entry) => (paint.fcp = entry.name === 'first-contentful-paint' ? entry.startTime : paint.fcp));
  watch('layout-shift', (entry) => (paint.shift += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => paint.tasks.push(entry.duration));
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

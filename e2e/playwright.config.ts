import { defineConfig } from '@playwright/test';

import { port } from './support/product';

/** One product for all tests: the build, over an embedded database with its own demo data. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/setup.config.ts',
  outputDir: '../.build/reports/e2e-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may miss a moment once; the end of the run lists the retried tests.
  retries: 1,
  // A loaded machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // Root, in a container, has no sandbox of its own; the rest keeps the browser from calling its maker.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Traces slow down every test; use `--trace on` to examine a failing one.
    trace: 'off',
  },
  webServer: {
    command: 'node support/serve.mjs',
    url: `http://127.0.0.1:${port}/api/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});

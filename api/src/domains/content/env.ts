import type { Env } from '@passerelle/shared/contract';
import type { Config } from '../../config';

/** What the page needs to know of where it runs. */
export const envOf = (config: Config): Env => ({
  env: config.env,
  version: config.version,
  demo: config.demo,
  publicUrl: config.publicUrl,
  locales: ['fr', 'en'],
  debugLogs: true,
  ...(config.analytics && { analytics: config.analytics }),
});

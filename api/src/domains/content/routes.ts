import { textLocales, type Env } from '@passerelle/shared/contract';
import type { Config } from '../../platform/config';
import { open } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { sourceOf } from '../../platform/source';
import { wholePage } from '../../platform/lists';
import { writeClientLogs } from './client-logs';
import { readQuestionSections } from './question-sections';
import { readStaticPage } from './static-pages';

/** What the page needs to know of where it runs. */
export const envOf = (config: Config): Env => ({
  env: config.env,
  version: config.version,
  demo: config.demo,
  publicUrl: config.publicUrl,
  locales: [...textLocales],
  debugLogs: true,
  ...(config.analytics && { analytics: config.analytics }),
});

export const contentRoutes = defineRoutes((on) => {
  on('GET /', open, ({ services }) => envOf(services.config));

  on('GET /staticPages/:slug', open, ({ db, params, person, locale }) =>
    readStaticPage(db, params.slug, person?.organizationId, locale),
  );

  on('GET /questionSections', open, async ({ db, person, locale }) =>
    wholePage(await readQuestionSections(db, person?.organizationId, locale)),
  );

  on('POST /debug/logs', open, (context) => writeClientLogs(context, sourceOf(context.request)), {
    transaction: false,
    bodyLimit: 256_000,
  });
});

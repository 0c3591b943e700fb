import type { Env } from '@passerelle/shared/contract';
import { textLocales } from '@passerelle/shared/contract/enums/locales';
import type { Config } from '../../platform/config';
import { member, open } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { sourceOf } from '../../platform/source';
import { wholePage } from '../../platform/lists';
import { writeClientLogs } from './client-logs';
import { readQuestionSections } from './question-sections';
import { readStaticPage } from './static-pages';
import { listTrades } from './trades';

/** The settings that a page needs. */
export const envOf = (config: Config): Env => ({
  env: config.env,
  version: config.version,
  demo: config.demo,
  publicUrl: config.publicUrl,
  locales: [...textLocales],
  debugLogs: true,
  ...(config.supportEmail && { supportEmail: config.supportEmail }),
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

  on('GET /me/trades', member, ({ db, person, query }) => listTrades(db, person, query));

  on('POST /debug/logs', open, (context) => writeClientLogs(context, sourceOf(context.request)), {
    transaction: false,
    bodyLimit: 256_000,
  });
});

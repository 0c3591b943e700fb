import { open } from '../../platform/http/access';
import { defineRoutes } from '../../platform/http/routes';
import { wholePage } from '../../platform/lists';
import { writeClientLogs } from './client-logs';
import { envOf } from './env';
import { readQuestionSections } from './question-sections';
import { readStaticPage } from './static-pages';

export const contentRoutes = defineRoutes((on) => {
  on('GET /', open, ({ services }) => envOf(services.config));

  on('GET /staticPages/:slug', open, ({ db, params, person, locale }) =>
    readStaticPage(db, params.slug, person?.organizationId, locale),
  );

  on('GET /questionSections', open, async ({ db, person, locale }) =>
    wholePage(await readQuestionSections(db, person?.organizationId, locale)),
  );

  on('POST /debug/logs', open, writeClientLogs, { transaction: false, bodyLimit: 256_000 });
});

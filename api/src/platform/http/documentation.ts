import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { open } from './access';
import { docsPage, docsPolicy } from './docs-page';
import { openApiOf } from './openapi';
import type { Route } from './routes';

export function documentCalls(app: FastifyInstance, routes: readonly Route[], { config }: Services): void {
  const description = openApiOf(routes, config);
  const page = docsPage(routes, config.version);
  app.get('/docs/json', { config: { access: open } }, () => description);
  app.get('/docs', { config: { access: open } }, (_request, reply) =>
    reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(page),
  );
}

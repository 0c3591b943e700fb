import type { FastifyInstance } from 'fastify';
import type { Person } from '../sessions/person';
import type { Access } from './access';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make this call; every route below /api states it. */
    access?: Access;
  }
  interface FastifyRequest {
    person: Person | undefined;
  }
}

/** Nothing is public by forgetting: the server does not start with a route that does not say who may use it. */
export function denyByDefault(app: FastifyInstance): void {
  app.decorateRequest('person', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not state its access: it is not served.`);
  });
}

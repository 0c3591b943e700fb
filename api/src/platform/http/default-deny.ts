import type { FastifyInstance } from 'fastify';
import type { Person } from '../sessions/person';
import type { Access } from './access';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make this call; pages and their files, which anyone may load, state none. */
    access?: Access;
  }
  interface FastifyRequest {
    person: Person | undefined;
  }
}

/** Nothing is public by forgetting: a server with a call that does not say who may make it does not start. */
export function denyByDefault(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not state its access: it is not served.`);
  });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoleName } from '@passerelle/shared/contract';
import { openRelease, registryFor, remoteFor, type SealedRegistry } from '@passerelle/shared/contract/remotes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerMissing } from './files';
import { flipBefore } from './flips';
import type { LiveRegistry } from './live-registry';

interface RegistryParts {
  webDir: string;
  live: LiveRegistry;
  roleOf: (request: FastifyRequest, reply: FastifyReply) => Promise<RoleName | undefined>;
}

/** People who are not signed in load no remote. */
export const registrySeenBy = (registry: SealedRegistry, role: RoleName | undefined): SealedRegistry =>
  role ? registryFor(registry, role) : { ...registry, remotes: [] };

/** The calls of a page about remotes, after its document: always the present state. */
export function answerRegistry(app: FastifyInstance, { webDir, live, roleOf }: RegistryParts): void {
  app.get('/remotes.json', async (request, reply) => {
    const role = await roleOf(request, reply);
    return reply.header('cache-control', 'no-store').send(registrySeenBy(live.now().registry, role));
  });

  /** The version before a flip, for a page that refuses that one. */
  app.get<{ Params: { name: string }; Querystring: { serial?: unknown } }>(
    '/remotes/:name/before.json',
    async (request, reply) => {
      const { name } = request.params;
      const serial = String(request.query.serial);
      const role = await roleOf(request, reply);
      // It names a folder only once it is known to be the name of a remote.
      const isSeen = registrySeenBy(live.now().registry, role).remotes.some((one) => openRelease(one).name === name);
      if (!role || !isSeen || !/^\d{1,15}$/.test(serial)) return answerMissing(reply);
      const before = flipBefore(join(webDir, 'live'), name, Number(serial));
      const seen = before && remoteFor(before.sealed, role);
      return seen ? reply.header('cache-control', 'no-store').send(seen) : answerMissing(reply);
    },
  );

  /** What the present shell offers to remotes: a deployment checks it before it flips. */
  app.get('/offer.json', async (_request, reply) => {
    const offer = await readFile(join(webDir, 'shell/offer.json')).catch(() => null);
    if (!offer) return answerMissing(reply);
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(offer);
  });
}

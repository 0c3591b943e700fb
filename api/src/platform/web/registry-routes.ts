import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Permissions } from '@passerelle/shared/contract';
import { openRelease, registryFor, remoteFor, type SealedRegistry } from '@passerelle/shared/contract/remotes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerMissing } from './files';
import { flipBefore } from './live-pointer';
import type { LiveRegistry } from './live-registry';

interface RegistryParts {
  webDir: string;
  live: LiveRegistry;
  permissionsOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Permissions | undefined>;
}

/** Nobody who is not signed in runs a remote. */
export const registrySeenBy = (registry: SealedRegistry, permissions: Permissions | undefined): SealedRegistry =>
  permissions ? registryFor(registry, permissions) : { ...registry, remotes: [] };

/** What a page asks about remotes after its document: all of it as things are at that moment. */
export function answerRegistry(app: FastifyInstance, { webDir, live, permissionsOf }: RegistryParts): void {
  app.get('/remotes.json', async (request, reply) => {
    const permissions = await permissionsOf(request, reply);
    return reply.header('cache-control', 'no-store').send(registrySeenBy(live.now().registry, permissions));
  });

  /** The version before a flip, for a page that refuses that one. */
  app.get<{ Params: { name: string }; Querystring: { serial?: unknown } }>(
    '/remotes/:name/before.json',
    async (request, reply) => {
      const { name } = request.params;
      const serial = String(request.query.serial);
      const permissions = await permissionsOf(request, reply);
      // It names a folder only once it is known to be the name of a remote.
      const isSeen = registrySeenBy(live.now().registry, permissions).remotes.some(
        (one) => openRelease(one).name === name,
      );
      if (!permissions || !isSeen || !/^\d{1,15}$/.test(serial)) return answerMissing(reply);
      const before = flipBefore(join(webDir, 'live'), name, Number(serial));
      const seen = before && remoteFor(before.sealed, permissions);
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

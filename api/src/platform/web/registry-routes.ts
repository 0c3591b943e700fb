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

/** Without a session no remote is listed. */
export const registrySeenBy = (registry: SealedRegistry, permissions: Permissions | undefined): SealedRegistry =>
  permissions ? registryFor(registry, permissions) : { ...registry, remotes: [] };

/** The registry calls of a page after its document: always the current state. */
export function answerRegistry(app: FastifyInstance, { webDir, live, permissionsOf }: RegistryParts): void {
  app.get('/remotes.json', async (request, reply) => {
    const permissions = await permissionsOf(request, reply);
    return reply.header('cache-control', 'no-store').send(registrySeenBy(live.now().registry, permissions));
  });

  /** The version before a release, for a page that refuses that one. */
  app.get<{ Params: { name: string }; Querystring: { serial?: unknown } }>(
    '/remotes/:name/before.json',
    async (request, reply) => {
      const { name } = request.params;
      const serial = String(request.query.serial);
      const permissions = await permissionsOf(request, reply);
      // Used as a folder only after validation as a remote's name.
      const isSeen = registrySeenBy(live.now().registry, permissions).remotes.some(
        (one) => openRelease(one).name === name,
      );
      if (!permissions || !isSeen || !/^\d{1,15}$/.test(serial)) return answerMissing(reply);
      const before = flipBefore(join(webDir, 'live'), name, Number(serial));
      const seen = before && remoteFor(before.sealed, permissions);
      return seen ? reply.header('cache-control', 'no-store').send(seen) : answerMissing(reply);
    },
  );

  /** The API of the present shell for remotes: a deployment checks it before going live. */
  app.get('/offer.json', async (_request, reply) => {
    const offer = await readFile(join(webDir, 'shell/offer.json')).catch(() => null);
    if (!offer) return answerMissing(reply);
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(offer);
  });
}

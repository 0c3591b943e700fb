/** The bench's server: the product's app and a bare one in one process, over one database; loaded one after the other. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { createApp } from '../../api/src/app';
import { readConfig } from '../../api/src/read-config';
import { listContacts } from '../../api/src/domains/contacts/list-contacts';
import { systemClock } from '../../api/src/platform/clock';
import { openDatabase } from '../../api/src/platform/database/connection';
import { migrate } from '../../api/src/platform/database/migrate';
import { searchText, sortKey } from '../../api/src/platform/text/search';
import { findPerson } from '../../api/src/platform/sessions/find-person';
import { hashOf, newToken } from '../../api/src/platform/sessions/secrets';
import { createBuilders } from '../../api/src/testing/builders';

const config = readConfig({ ...process.env, PORT: '0' }, 'bench');
const workerFile = join(import.meta.dirname, 'embedded.worker.js');
const { db, close } = await openDatabase({
  ...(config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl }),
  workerFile,
  say: () => undefined,
});
await migrate(db);

const { aPerson } = createBuilders(db, systemClock);
const person = await aPerson();
const at = systemClock.now().toJSDate();
await db
  .insertInto('contacts')
  .values(
    Array.from({ length: 1000 }, (_, index) => ({
      user_id: person.id,
      type: 'external' as const,
      first_name: 'Camille',
      last_name: `Durand ${index}`,
      sort_name: sortKey(`Durand ${index}`, 'Camille'),
      search: searchText('Camille', `Durand ${index}`),
      created_at: new Date(at.getTime() - index * 60_000),
      updated_at: at,
    })),
  )
  .execute();
const token = newToken();
await db
  .insertInto('sessions')
  .values({
    id: randomUUID(),
    token_hash: hashOf(token),
    user_id: person.id,
    created_at: at,
    last_used_at: at,
    expires_at: new Date(at.getTime() + 86_400_000),
  })
  .execute();

const { server } = await createApp({ db, config, clock: systemClock });
const product = await server.listen({ port: 0, host: '127.0.0.1' });

const bare = createServer((request, response) => {
  const answer = async () => {
    const cookie = /passerelle_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const found = await findPerson(db, hashOf(cookie), systemClock.now().toJSDate());
    if (!found) return response.writeHead(401).end();
    const page = await listContacts(db, found.person.id, { page: 0, pageSize: 20 }, systemClock.now());
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: page }));
  };
  void answer();
});
await new Promise<void>((resolve) => {
  bare.listen(0, '127.0.0.1', resolve);
});
const { port } = bare.address() as AddressInfo;

const addresses = {
  product: `${product}/api/me/contacts?page=0&pageSize=20`,
  bare: `http://127.0.0.1:${port}/`,
  cookie: `passerelle_session=${token}`,
};
process.stdout.write(`${JSON.stringify(addresses)}\n`);
process.on('SIGTERM', () => {
  bare.close();
  void server
    .close()
    .then(close)
    .then(() => process.exit(0));
});

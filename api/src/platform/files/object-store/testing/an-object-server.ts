import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../testing/a-process';
import { type ObjectPlace, readObjectPlace } from '../../../object-place';

/** Put there by `findObjectServer` of shared/build/lib/servers.mjs, beside the packages of the product. */
const program = join(import.meta.dirname, '../../../../../../.cache/object-server/node_modules/s3rver/bin/s3rver.js');

export interface ObjectServer {
  url: string;
  place: ObjectPlace;
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** A server that speaks S3, written by others, on loopback. It knows keys and verifies no signature of version 4. */
export async function anObjectServer(): Promise<ObjectServer> {
  const folder = await mkdtemp(join(tmpdir(), 'objects-'));
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [program, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', 'files'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  child.stdout.resume();
  const url = `s3://S3RVER:S3RVER@127.0.0.1:${port}/files/of/product?tls=off&encryption=AES256`;
  const place = readObjectPlace(url);
  if (!place) throw new Error(`No address of an object store: ${url}`);
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'close');
  };
  return {
    url,
    place,
    stop,
    close: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';

export interface Asked {
  answered: number;
  /** All unexpected answers. */
  faults: string[];
}

const lanes = 4;
/** Milliseconds between two questions: the replicas need the machine as well. */
const pause = 20;

/** Asks for addresses again and again, as pages do, until it is stopped. */
export function readUntilStopped(addresses: readonly string[], headers: Record<string, string>): () => Promise<Asked> {
  const asked: Asked = { answered: 0, faults: [] };
  const end = new AbortController();
  const lane = async (first: number): Promise<void> => {
    for (let turn = first; !end.signal.aborted; turn += 1) {
      const address = addresses[turn % addresses.length] ?? '';
      try {
        const answer = await fetch(address, { headers, signal: AbortSignal.timeout(15_000) });
        await answer.arrayBuffer();
        if (answer.ok) asked.answered += 1;
        else asked.faults.push(`${answer.status} ${address}`);
      } catch (error) {
        asked.faults.push(`${String(error)} ${address}`);
      }
      await wait(pause);
    }
  };
  const done = Promise.all(Array.from({ length: lanes }, (_none, index) => lane(index)));
  return async () => {
    end.abort();
    await done;
    return asked;
  };
}

export interface Written {
  /** Number of requests, each under a key of its own. */
  wanted: number;
  /** The answers that were no success; each was followed by another attempt with the same key. */
  failures: number[];
}

const attempts = 20;

/** Sends writes one by one until stopped; repeats a failed one with the same idempotency key. */
export function writeUntilStopped(
  address: string,
  body: (number: number) => object,
  headers: Record<string, string>,
): () => Promise<Written> {
  const failures: number[] = [];
  const end = new AbortController();
  const write = async (number: number): Promise<void> => {
    const given = { ...headers, 'content-type': 'application/json', 'idempotency-key': `topology-${number}` };
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const answer = await fetch(address, { method: 'POST', headers: given, body: JSON.stringify(body(number)) });
      await answer.arrayBuffer();
      if (answer.ok) return;
      failures.push(answer.status);
    }
    throw new Error(`${address} could not be written to: ${failures.join(', ')}.`);
  };
  const writeAll = async (): Promise<number> => {
    for (let number = 1; ; number += 1) {
      await write(number);
      if (end.signal.aborted) return number;
      await wait(pause);
    }
  };
  const done = writeAll();
  return async () => {
    end.abort();
    return { wanted: await done, failures };
  };
}

const patience = 20_000;

/** A file for a call that takes none, and more than any call reads. */
const refusedBodies = (): (FormData | string)[] => {
  const form = new FormData();
  form.set('unknown', new Blob([new Uint8Array(300_000)]), 'a.png');
  return [form, JSON.stringify({ username: 'a'.repeat(2_000_000) })];
};

/** Sends uploads that are refused, and requests a page several times after each; returns the statuses of both. */
export async function readBesideRefusedUploads(origin: string, rounds: number): Promise<Record<string, Set<unknown>>> {
  const statusOf = (path: string, init: RequestInit = {}): Promise<unknown> =>
    fetch(origin + path, { ...init, signal: AbortSignal.timeout(patience) }).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      String,
    );
  const statuses = { refused: new Set<unknown>(), read: new Set<unknown>() };
  const headersFor = (body: FormData | string) =>
    typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  for (let round = 0; round < rounds; round += 1) {
    for (const body of refusedBodies()) {
      statuses.refused.add(await statusOf('/api/auth', { method: 'POST', body, headers: headersFor(body) }));
    }
    const reading = Array.from({ length: 4 }, () => statusOf('/'));
    for (const status of await Promise.all(reading)) statuses.read.add(status);
  }
  return statuses;
}

import { text as readText } from 'node:stream/consumers';
import type { ObjectPlace } from '../../object-place';
import type { ObjectCalls } from './object-calls';

export interface ListedObject {
  /** Without the prefix. */
  name: string;
  changedAt: Date;
}

const inTag = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');

/** Everything below the prefix whose name is a hash, a page of a thousand at a time. */
export async function* listObjects(calls: ObjectCalls, { prefix }: ObjectPlace): AsyncGenerator<ListedObject[]> {
  let next: string | undefined;
  do {
    const answer = await calls.send({
      method: 'GET',
      query: { 'list-type': '2', prefix, ...(next !== undefined && { 'continuation-token': next }) },
    });
    const xml = answer ? await readText(answer) : '';
    const entries = xml.match(/<Contents>.*?<\/Contents>/gs) ?? [];
    yield entries.flatMap((entry) => {
      const name = inTag(entry, 'Key')?.slice(prefix.length) ?? '';
      const changedAt = new Date(inTag(entry, 'LastModified') ?? Number.NaN);
      return /^[0-9a-f]{64}$/.test(name) && !Number.isNaN(changedAt.getTime()) ? [{ name, changedAt }] : [];
    });
    next = inTag(xml, 'IsTruncated') === 'true' ? inTag(xml, 'NextContinuationToken') : undefined;
  } while (next !== undefined);
}

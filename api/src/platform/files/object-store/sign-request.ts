import { createHash, createHmac } from 'node:crypto';
import type { ObjectPlace } from '../../object-place';

export interface SignableRequest {
  method: string;
  /** Encoded already, each segment by `encodeSegment`. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** In small letters; `host` among them. All of them are signed. */
  headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, in hexadecimal. */
  bodyHash: string;
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As the signature has it: all but letters, digits and `-._~`. */
export const encodeSegment = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Sorted by name, as the signature has it. */
export const queryText = (query: Readonly<Record<string, string>> = {}): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${encodeSegment(name)}=${encodeSegment(query[name] ?? '')}`)
    .join('&');

/** `20261125T100000Z` */
const compact = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** The headers that a request goes out with: those given, and a signature of version 4 of Amazon's. */
export function signRequest(
  { method, path, query, headers, bodyHash }: SignableRequest,
  { keyId, secret, region }: Pick<ObjectPlace, 'keyId' | 'secret' | 'region'>,
  at: Date,
): Record<string, string> {
  const moment = compact(at);
  const day = moment.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const signed: Record<string, string> = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment };
  const names = Object.keys(signed).sort();
  const canonical = [
    method,
    path,
    queryText(query),
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const key = ['s3', 'aws4_request'].reduce<Buffer>(hmac, hmac(hmac(`AWS4${secret}`, day), region));
  const signature = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256Of(canonical)].join('\n')).toString('hex');
  return {
    ...signed,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

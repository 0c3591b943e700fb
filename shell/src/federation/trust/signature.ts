/** Set by the build: the halves of the keys that releases are signed with, as SPKI in base64. */
declare const RELEASE_KEYS: readonly string[];

const curve = { name: 'ECDSA', namedCurve: 'P-256' };
const algorithm = { name: 'ECDSA', hash: 'SHA-256' };

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

let keys: Promise<CryptoKey[]> | undefined;

const importKeys = (): Promise<CryptoKey[]> =>
  Promise.all(RELEASE_KEYS.map((key) => crypto.subtle.importKey('spki', bytesOf(key), curve, false, ['verify'])));

/** Whether one of the keys that this shell was built with has signed the text. */
export async function isSigned(text: string, signature: string): Promise<boolean> {
  keys ??= importKeys();
  const [known, written] = [await keys, new TextEncoder().encode(text)];
  const verdicts = known.map((key) => crypto.subtle.verify(algorithm, key, bytesOf(signature), written));
  return (await Promise.all(verdicts)).includes(true);
}

import { generateKeyPairSync } from 'node:crypto';

/** A private key in the text that it is handed over in. */
export const aKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** From here on, releases are signed with a key of the test's own. */
export function signWithOwnKey() {
  process.env.RELEASE_KEY = aKey();
  delete process.env.RELEASE_PUBLIC_KEYS;
}

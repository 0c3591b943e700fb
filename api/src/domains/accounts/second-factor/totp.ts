import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The defaults of every authenticator application: RFC 6238 over SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** 160 bits, the length of the hash. */
const SECRET_BYTES = 20;
/** A clock may be half a minute off, and a code be typed late. */
const DRIFT_STEPS = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base 32 of RFC 4648, without padding: the format of authenticator applications. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1_000 / STEP_SECONDS);

/** The code of one step (RFC 4226, dynamic truncation). */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The valid step of a code at a given time; undefined without one. */
export function stepOf(secret: Buffer, code: string, milliseconds: number): number | undefined {
  const present = stepAt(milliseconds);
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, index) => present - DRIFT_STEPS + index);
  return steps.filter((step) => step >= 0).find((step) => isSame(codeAt(secret, step), code));
}

/** The content of the QR code; the application shows it as « Passerelle: anne@… ». */
export function keyAddress(secret: Buffer, account: string): string {
  const issuer = 'Passerelle';
  const query = new URLSearchParams({ secret: base32(secret), issuer });
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?${query.toString()}`;
}

import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mapped = /^(?:::ffff:|0:0:0:0:0:ffff:)/;
const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** All eight groups of a valid IPv6 address, each in its shortest form. */
function expand(address: string): string[] {
  // The URL parser converts dotted ends to groups, and normalises capitals and leading zeros.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  if (tail === undefined) return groupsOf(head);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

function ipv4Of(groups: readonly string[]): string {
  const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
  return bytes.join('.');
}

/** An IPv4 address, also in IPv6 notation, or the eight groups of an IPv6 one; undefined for anything else. */
function readIp(address: string): string | readonly string[] | undefined {
  const [bare = ''] = address.trim().toLowerCase().split('%');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = expand(bare);
  return mapped.test(groups.join(':')) ? ipv4Of(groups) : groups;
}

/**
 * The unit of rate limits for an address: an IPv4 address, or the /64 network of an IPv6 one, since a client in such a
 * network has all of its addresses. `unknown` for an invalid address.
 */
export function sourceOfAddress(address: string): string {
  const read = readIp(address);
  if (read === undefined || typeof read === 'string') return read ?? 'unknown';
  return `${read.slice(0, 4).join(':')}::/64`;
}

/** The only source of a request's address. `request.ip` trusts only the proxies of `TRUSTED_PROXIES`. */
export const sourceOf = (request: FastifyRequest): string => sourceOfAddress(request.ip);

/** An address, or a range of them in CIDR notation. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  // A range of all addresses is refused: it would trust every client's own claim.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * The network of an address, precise enough to tell two places apart without naming a device: the first three of four
 * numbers, the first three of eight groups. Nothing more precise is stored with a session.
 */
export function networkOf(address: string): string | null {
  const read = readIp(address);
  if (read === undefined) return null;
  if (typeof read === 'string') return `${read.split('.').slice(0, 3).join('.')}.0/24`;
  return `${read.slice(0, 3).join(':')}::/48`;
}

import type { FastifyRequest } from 'fastify';
import { isIP, isIPv4, isIPv6 } from 'node:net';

const mapped = /^(?:::ffff:|0:0:0:0:0:ffff:)/;
const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** All eight groups of a valid IPv6 address, in the shortest writing of each. */
function expand(address: string): string[] {
  // The URL parser turns dotted ends into groups, and drops capitals and leading zeros.
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

/**
 * Who an address stands for, as far as limits go: an IPv4 address, or the /64 network of an IPv6 one, since whoever has
 * one address of such a network has all of them. `unknown` for what is no address.
 */
export function sourceOfAddress(address: string): string {
  const [bare = ''] = address.trim().toLowerCase().split('%');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const groups = expand(bare);
  if (mapped.test(groups.join(':'))) return ipv4Of(groups);
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The one place that says who is asking. `request.ip` believes only the proxies of `TRUSTED_PROXIES`. */
export const sourceOf = (request: FastifyRequest): string => sourceOfAddress(request.ip);

/** An address, or a range of them in CIDR notation. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  // Everybody is no range: whoever believes everybody believes what they say of themselves.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

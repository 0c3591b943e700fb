import { isIP } from 'node:net';

const mapped = /^::ffff:(?=\d+\.)/i;

/** The eight groups of an IPv6 address, whatever its short form leaves out. */
function groupsOf(address: string): string[] {
  const [front = '', back] = address.split('%')[0]?.split('::') ?? [];
  const [head, tail] = [front, back ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = back === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
}

/**
 * The network that an address belongs to, as far as it tells two places apart without naming a device: the first three of
 * four numbers, the first three of eight groups. Nothing more precise is kept with a session.
 */
export function networkOf(address: string): string | null {
  const plain = address.replace(mapped, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIP(plain) !== 6) return null;
  const groups = groupsOf(plain).slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}

import type { HTTPMethods } from 'fastify';
import { constraintOf } from './by-header';
import type { Route } from './routes';

interface Address {
  url: string;
  constraints?: Record<string, string>;
}

const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

export const methodOf = ({ key }: Route): HTTPMethods => key.slice(0, key.indexOf(' '));

/** A call that stands for another is found under that one's path too, told apart by a header. */
export function addressesOf({ key, call }: Route): Address[] {
  const own = { url: pathOf(key) };
  if (!call.standsFor) return [own];
  const { header, value } = call.standsFor;
  return [own, { url: pathOf(call.standsFor.call), constraints: { [constraintOf[header]]: value } }];
}

import { buildPath } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { CallName, LooseParts } from './calls';

const BASE = '/api';

type RootCall = { [K in CallName]: Calls[K] extends { atRoot: true } ? K : never }[CallName];
type StandIn = { [K in CallName]: Calls[K] extends { standsFor: object } ? K : never }[CallName];

// The page carries no schemas, so what the contract says about these calls is repeated here; the types keep it true.
const rootCalls: Record<RootCall, true> = { 'POST /debug/logs': true };
const standIns: { readonly [K in StandIn]: Calls[K]['standsFor'] } = {
  'GET /me/contacts/export': { call: 'GET /me/contacts', header: 'accept', value: 'text/vcard' },
  'GET /users/export': { call: 'GET /users', header: 'accept', value: 'text/csv' },
  'POST /users/import': { call: 'POST /users', header: 'content-type', value: 'multipart/form-data' },
};

export interface Address {
  method: string;
  /** Path and query under the API's base: the key under which an answer is kept. */
  path: string;
  url: string;
  accept: string | null;
}

/**
 * Where a call goes. Query parameters are sorted by name and empty ones left out, so that one question has one address:
 * `/api/me/contacts?page=0&search=mar`. Whoever starts a call ahead of the page must write it the same way.
 */
export function addressOf(name: CallName, { params, query }: LooseParts = {}): Address {
  const standIn = name in standIns ? standIns[name as StandIn] : null;
  const [method = 'GET', pattern = '/'] = (standIn?.call ?? name).split(' ');
  const path = buildPath(pattern, params, { query });
  return {
    method,
    path,
    url: name in rootCalls ? path : `${BASE}${path}`,
    // A form's content type also carries its boundary, which only the browser knows.
    accept: standIn?.header === 'accept' ? standIn.value : null,
  };
}

export const urlOf = (path: string): string => `${BASE}${path}`;

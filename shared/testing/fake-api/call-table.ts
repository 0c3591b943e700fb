import { calls, type Call, type CallMap } from '@passerelle/shared/contract/calls';

export interface KnownCall {
  name: string;
  call: Call;
  method: string;
  path: RegExp;
  params: readonly string[];
}

const table: readonly KnownCall[] = Object.entries<CallMap[keyof CallMap]>(calls).map(([name, call]) => {
  const [method = '', pattern = ''] = (call.standsFor?.call ?? name).split(' ');
  const params = Array.from(pattern.matchAll(/:(\w+)/g), ([, param]) => param ?? '');
  const source = pattern.replaceAll(/:\w+/g, '([^/]+)');
  return { name, call, method, params, path: new RegExp(`^${call.atRoot ? '' : '/api'}${source}$`) };
});

const matchesHeader = ({ call }: KnownCall, headers: Headers): boolean =>
  !call.standsFor || (headers.get(call.standsFor.header) ?? '').includes(call.standsFor.value);

/** The call of the contract that a request makes; of two the one with fewer parameters, as on the server. */
export function callOf(request: Request): { known: KnownCall; params: Record<string, string> } | null {
  const { pathname } = new URL(request.url);
  const [known] = table
    .filter((one) => one.method === request.method && one.path.test(pathname) && matchesHeader(one, request.headers))
    .toSorted((a, b) => a.params.length - b.params.length || Number(!!b.call.standsFor) - Number(!!a.call.standsFor));
  if (!known) return null;
  const values = known.path.exec(pathname)?.slice(1) ?? [];
  const params = Object.fromEntries(known.params.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  return { known, params };
}

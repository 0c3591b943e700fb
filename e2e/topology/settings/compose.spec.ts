import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, test } from '@playwright/test';

import { remotes } from '../../support/product';
import { byDefault, compose, composeText, inProduct, isThere, mountsOf, type Service } from './compose-file';
import { readDockerfile } from './dockerfile';

const services = Object.entries(compose.services);
const isOneShot = ({ restart }: Service): boolean => restart === 'no';

test('every service says whether it lives, or ends by itself', () => {
  expect(services.filter(([, service]) => !service.healthcheck && !isOneShot(service)).map(([name]) => name)).toEqual(
    [],
  );
});

test('each service depends only on services that exist and have a health check', () => {
  const waits = services.flatMap(([name, { depends_on: others = {} }]) =>
    Object.entries(others).map(([other, { condition }]) => ({ name, other, condition })),
  );
  expect(waits.length).toBeGreaterThan(8);
  const vain = waits.filter(
    ({ other, condition }) => condition !== 'service_healthy' || !compose.services[other]?.healthcheck,
  );
  expect(vain).toEqual([]);
});

test('every volume, network and secret that is named is declared, and the other way round', () => {
  const named = (of: (service: Service) => string[] | undefined) =>
    new Set(services.flatMap(([, service]) => of(service) ?? []));
  const volumes = [...named(mountsOf)].filter((source) => !/^[./]/.test(source));
  expect(volumes.sort()).toEqual(Object.keys(compose.volumes).sort());
  expect([...named(({ networks }) => networks)].sort()).toEqual(Object.keys(compose.networks).sort());
  expect([...named(({ secrets }) => secrets)].sort()).toEqual(Object.keys(compose.secrets).sort());
});

test('the replicas trust the network that they share with the gateway, and no other service is in it', () => {
  const { gateway, api } = compose.services;
  const [range] = compose.networks['replicas']?.ipam?.config ?? [];
  expect(api?.environment?.['TRUSTED_PROXIES']).toBe(range?.subnet);
  expect(gateway?.networks).toContain('replicas');
  const inside = services.filter(([, { networks = [] }]) => networks.includes('replicas')).map(([name]) => name);
  expect(inside.sort()).toEqual(['api', 'gateway']);
});

test('every path that is named is in the repository, or made by the command that makes the secrets', () => {
  const paths = services.flatMap(([, service]) => mountsOf(service)).filter((source) => source.startsWith('.'));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);

  const maker = readFileSync(inProduct('.docker/make-secrets.sh'), 'utf8');
  for (const { file } of Object.values(compose.secrets)) {
    const path = byDefault(file);
    expect(maker, path).toContain(`/${basename(path)}`);
    // Nothing of that folder gets into the repository.
    expect(readFileSync(inProduct(join(dirname(path), '.gitignore')), 'utf8').split('\n')[0]).toBe('*');
  }
});

test('every image is built from what is there', () => {
  for (const [name, { build, image }] of services) {
    if (!build) {
      const isBuiltBeside = services.some(([, other]) => other.build && other.image === image);
      if (!isBuiltBeside) expect(image, `${name} has a version`).toMatch(/:[\w.-]*\d/);
      continue;
    }
    const { stages, sources, copiedFrom } = readDockerfile(build.context, build.dockerfile);
    const missing = sources.filter((source) => !isThere(join(build.context, source)));
    expect([name, missing]).toEqual([name, []]);
    expect(stages).toEqual(expect.arrayContaining([...copiedFrom, ...(build.target ? [build.target] : [])]));
  }
});

test('no image is built twice', () => {
  const built = services.flatMap(([, { build }]) => (build ? [JSON.stringify(build)] : []));
  expect(built.length).toBe(4);
  expect(new Set(built).size).toBe(built.length);
});

test('no secret stands in the file', () => {
  const settings = services.flatMap(([name, { environment = {} }]) =>
    Object.entries(environment).map(([key, value]) => [name, key, value] as const),
  );
  const given = settings.filter(([, key, value]) => {
    const isSecret = /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/.test(key);
    return isSecret && !value.startsWith('/run/secrets/') && !/\$\{\w+:\?/.test(value);
  });
  expect(given).toEqual([]);
});

test('each remote has a server and a volume of its own, and the gateway knows where', () => {
  const own = services.filter(([name]) => name.startsWith('mfe-'));
  expect(own.map(([name]) => name).sort()).toEqual([...remotes].sort());
  for (const [name, service] of own) expect(service.volumes).toEqual([`${name}:/srv/remote`]);

  const known = compose.services['gateway']?.environment?.['REMOTES'] ?? '';
  expect(known.split(' ').sort()).toEqual([...remotes].map((name) => `${name}=${name}:8080`).sort());
  const awaited = Object.keys(compose.services['release']?.depends_on ?? {});
  expect(awaited.sort()).toEqual(['gateway', ...remotes].sort());
});

test('every setting is told of where the operation is described', () => {
  const settings = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''));
  const told = readFileSync(inProduct('docs/operations.md'), 'utf8');
  expect([...settings].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('each start script requires exactly the settings of its service', () => {
  for (const [name, file] of [
    ['gateway', '.docker/gateway/start.sh'],
    ['mfe-contacts', '.docker/remote/start.sh'],
  ] as const) {
    const script = readFileSync(inProduct(file), 'utf8');
    const asked = new Set(
      [...script.matchAll(/\$\{?([A-Z][A-Z_]+)(?!\w)(?!:-)/g)].map(([, variable]) => variable ?? ''),
    );
    expect([...asked].sort()).toEqual(Object.keys(compose.services[name]?.environment ?? {}).sort());
  }
});

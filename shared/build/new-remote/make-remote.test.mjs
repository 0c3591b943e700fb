/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { parse } from 'yaml';

import { readTextLocales } from '../lib/text-locales.mjs';
import { remoteNames, root } from '../paths.mjs';
import { addToCompose, addToDiagram, addToMap, makeRemote } from './make-remote.mjs';

jest.mock('../lib/run.mjs', () => ({ bin: (name) => name, mustRun: jest.fn() }));
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), mkdirSync: jest.fn(), writeFileSync: jest.fn() }));

const composeText = readFileSync(join(root, 'docker-compose.yml'), 'utf8');

/** Lines of the file about a remote. @param {string} text @param {string} remote */
function saidOf(text, remote) {
  const { services, volumes } = parse(text, { merge: true });
  return {
    behindTheGateway: services.gateway.environment.REMOTES.split(' ').includes(`${remote}=${remote}:8080`),
    awaited: services.release.depends_on[remote]?.condition,
    files: services[remote]?.volumes,
    volume: remote in volumes,
  };
}
const everywhere = (/** @type {string} */ remote) => ({
  behindTheGateway: true,
  awaited: 'service_healthy',
  files: [`${remote}:/srv/remote`],
  volume: true,
});

describe('docker-compose.yml', () => {
  it.each(remoteNames())('knows %s everywhere', (remote) => {
    expect(saidOf(composeText, remote)).toEqual(everywhere(remote));
  });

  it('takes one more remote, and keeps all that it says of the others', () => {
    const text = addToCompose(composeText, 'mfe-workshops');

    expect(saidOf(text, 'mfe-workshops')).toEqual(everywhere('mfe-workshops'));
    expect(remoteNames().map((remote) => saidOf(text, remote))).toEqual(remoteNames().map(everywhere));
    expect(composeText.split('\n').filter((line) => !text.split('\n').includes(line))).toEqual([]);
  });

  it('is refused where its lines are no longer found', () => {
    expect(() => addToCompose('services: {}\n', 'mfe-workshops')).toThrow('mfe-workshops');
  });
});

describe('the map of the README', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');

  it('leads to every remote, also to a new one', () => {
    const linked = (/** @type {string} */ text) =>
      [...text.matchAll(/\((mfe-[\w-]+)\/README\.md\)/g)].map(([, one]) => one);

    expect(linked(readme).toSorted()).toEqual(remoteNames());
    expect(linked(addToMap(readme, 'mfe-workshops'))).toContain('mfe-workshops');
  });
});

describe('the diagram of the architecture', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const boxes = (/** @type {string} */ text) => [...text.matchAll(/\[(mfe-[\w-]+)\]/g)].map(([, one]) => one);

  it('has a box for every remote, also for a new one', () => {
    expect(boxes(page).toSorted()).toEqual(remoteNames());
    expect(boxes(addToDiagram(page, 'mfe-workshops'))).toContain('mfe-workshops');
  });
});

describe('a new remote', () => {
  beforeEach(() => {
    jest.mocked(writeFileSync).mockClear();
    jest.spyOn(console, 'log').mockReturnValue();
  });
  const written = () => jest.mocked(writeFileSync).mock.calls.map(([file]) => relative(root, String(file)));

  it.each(['workshops', 'mfe-workshops'])('is mfe-workshops for %s', async (given) => {
    await makeRemote(given);

    const folders = written()
      .filter((file) => file.startsWith('mfe-'))
      .map((file) => file.split('/')[0]);
    expect([...new Set(folders)]).toEqual(['mfe-workshops']);
  });

  it('has words in every language', async () => {
    await makeRemote('workshops');

    const catalogues = readTextLocales().map((locale) => `mfe-workshops/src/locales/${locale}.po`);
    expect(written()).toEqual(expect.arrayContaining(catalogues));
    const descriptor = jest.mocked(writeFileSync).mock.calls.find(([file]) => String(file).endsWith('remote.json'));
    const { unavailable } = JSON.parse(String(descriptor?.[1]));
    expect(Object.keys(unavailable).toSorted()).toEqual(readTextLocales().toSorted());
  });

  it.each([
    '',
    'mfe-',
    'mfe-mfe-workshops',
    'Workshops',
    '../x',
    'a b',
    'x',
    '-x',
    'two--hyphens',
    'end-',
    'a'.repeat(32),
  ])('is not made of « %s », and nothing is written', async (given) => {
    await expect(makeRemote(given)).rejects.toThrow(`« ${given} » is no name for a remote`);
    expect(written()).toEqual([]);
  });

  it.each(['contacts', 'mfe-contacts'])('is not made of %s, which there is', async (given) => {
    await expect(makeRemote(given)).rejects.toThrow('mfe-contacts exists already.');
    expect(written()).toEqual([]);
  });
});

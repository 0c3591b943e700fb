import { chmodSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { openRelease, type SealedRemote } from '@passerelle/shared/contract/remotes';

import { aFlip, aStore, type TestStore } from '../../testing/a-store';
import { liveRegistry, type LiveRegistry } from './live-registry';

let store: TestStore;
let complaints: string[];
let ticks: number;
beforeEach(() => {
  store = aStore();
  complaints = [];
  ticks = 0;
});
afterEach(() => store.discard());

const start = (): LiveRegistry =>
  liveRegistry({
    webDir: store.webDir,
    log: {
      info: () => undefined,
      error: (about: { remote?: string; err: Error }) => void complaints.push(`${about.remote}: ${about.err.message}`),
    },
    ticks: () => ticks,
  });

const versions = (registry: LiveRegistry): string[] =>
  registry.now().registry.remotes.map((sealed) => {
    const { name, version } = openRelease(sealed);
    return `${name} ${version}`;
  });

const contacts = (serial: number, version: string) => aFlip({ serial, version });
const library = aFlip({ name: 'mfe-library', serial: 5, version: '3.1.0' });
const pointer = 'live/mfe-contacts.json';

/** Root may read anything: it is somebody else who reads. */
function asNobody<T>(read: () => T): T {
  if (process.getuid?.() !== 0) return read();
  process.seteuid?.(65_534);
  try {
    return read();
  } finally {
    process.seteuid?.(0);
  }
}

const good = contacts(2, '2.0.0');
const withRelease = (change: (release: Record<string, unknown>) => object): SealedRemote => ({
  ...good,
  release: JSON.stringify(change(JSON.parse(good.release) as Record<string, unknown>)),
});

/** What may lie in a pointer's place. */
const broken: [string, string][] = [
  ['nothing', ''],
  ['half of what was written', JSON.stringify(good).slice(0, 200)],
  ['a page', '<!doctype html><title>502 Bad Gateway</title>'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"mfe-contacts"'],
  ['an answer of something else', '{"error":{"code":"unexpected"}}'],
  ['wrong types', JSON.stringify({ ...good, routes: {}, signature: 7 })],
  ['no signature', JSON.stringify({ ...good, signature: '' })],
  ['routes of a space that nobody knows', JSON.stringify({ ...good, routes: [{ ...good.routes[0], space: 'x' }] })],
  ['a release that is an object', JSON.stringify({ ...good, release: JSON.parse(good.release) as object })],
  ['a release cut short', JSON.stringify({ ...good, release: good.release.slice(0, 100) })],
  ['a release without a serial', JSON.stringify(withRelease(({ serial: _serial, ...rest }) => rest))],
  ['a base on another host’s path', JSON.stringify(withRelease((release) => ({ ...release, base: '//evil.test/' })))],
  ['another remote', JSON.stringify(library)],
  ['no name', JSON.stringify(withRelease(({ name: _name, ...rest }) => rest))],
];

describe('the live remotes', () => {
  it('are those that have a pointer, by name', () => {
    store.flip(library, contacts(1, '1.0.0'));
    store.write('live/.mfe-contacts.lock/owner', '');
    store.write('live/mfe-contacts.json.4f2a', 'half');

    expect(versions(start())).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
    expect(complaints).toEqual([]);
  });

  it('are seen flipped at once, there and back, and by the mark', () => {
    const [first, second] = [contacts(1, '1.0.0'), contacts(2, '2.0.0')];
    store.flip(first, library);
    const registry = start();
    const { mark } = registry.now().registry;

    store.flip(second);
    expect(versions(registry)).toEqual(['mfe-contacts 2.0.0', 'mfe-library 3.1.0']);
    expect(registry.now().registry.mark).not.toBe(mark);

    store.flip(first);
    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
    expect(registry.now().registry.mark).toBe(mark);
  });

  it('are seen flipped by a file that was copied over the other, of its size and with its date', () => {
    const file = store.place(pointer);
    const date = new Date('2026-11-25T10:00:00Z');
    const put = (flip: SealedRemote): void => {
      writeFileSync(file, JSON.stringify(flip));
      utimesSync(file, date, date);
    };
    put(contacts(1, '1.0.0'));
    const registry = start();
    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0']);

    put(contacts(2, '2.0.0'));

    expect(versions(registry)).toEqual(['mfe-contacts 2.0.0']);
  });

  it('may be ones that nobody has heard of before', () => {
    const registry = start();
    expect(versions(registry)).toEqual([]);

    store.flip(aFlip({ name: 'mfe-brand-new' }));

    expect(versions(registry)).toEqual(['mfe-brand-new 1.0.0']);
  });

  it('are passed on as they were written, and nothing more', () => {
    const flip = { ...good, release: good.release.replace('{', '{ ') };
    store.write(pointer, JSON.stringify({ ...flip, more: true }));

    expect(start().now().registry.remotes).toEqual([flip]);
  });
});

describe('a pointer that can be read and is not what was signed', () => {
  it('changes the mark, and so does its cure', () => {
    store.flip(good);
    const registry = start();
    const { mark } = registry.now().registry;

    store.write(pointer, JSON.stringify(withRelease((release) => ({ ...release, entry: 'evil.js' }))));
    const tampered = registry.now().registry.mark;
    store.flip(good);

    expect(tampered).not.toBe(mark);
    expect(registry.now().registry.mark).toBe(mark);
  });
});

describe('a pointer that cannot be read', () => {
  it.each(broken)('for holding %s leaves the last good one, and all others', (_what, content) => {
    store.flip(contacts(1, '1.0.0'), library);
    const registry = start();
    expect(versions(registry)).toHaveLength(2);

    store.write(pointer, content);

    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
    store.flip(contacts(3, '3.0.0'));
    expect(versions(registry)).toEqual(['mfe-contacts 3.0.0', 'mfe-library 3.1.0']);
  });

  it.each(broken)('for holding %s sends a server that starts to the history', (_what, content) => {
    store.flip(contacts(9, '0.9.0'), contacts(10, '1.0.0'), library);
    store.write('live/mfe-contacts/11.json', content);
    store.write(pointer, content);

    expect(versions(start())).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
  });

  it('for being gone does the same, before and after a start', () => {
    store.flip(contacts(1, '1.0.0'), library);
    const registry = start();
    versions(registry);
    rmSync(store.place(pointer));

    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
    expect(versions(start())).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
  });

  it('for being a folder does the same', () => {
    store.flip(contacts(1, '1.0.0'));
    rmSync(store.place(pointer));
    mkdirSync(store.place(pointer));

    expect(versions(start())).toEqual(['mfe-contacts 1.0.0']);
  });

  it('for want of a right comes back with the right', () => {
    store.flip(contacts(1, '1.0.0'), library);
    chmodSync(store.webDir, 0o755);
    const registry = start();
    versions(registry);
    store.flip(contacts(2, '2.0.0'));
    chmodSync(store.place(pointer), 0);

    expect(asNobody(() => versions(registry))).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
    chmodSync(store.place(pointer), 0o644);
    expect(asNobody(() => versions(registry))).toEqual(['mfe-contacts 2.0.0', 'mfe-library 3.1.0']);
  });

  it('is told of once, and again when it is broken in another way', () => {
    store.flip(contacts(1, '1.0.0'), library);
    const registry = start();
    store.write(pointer, '<html>');
    versions(registry);
    versions(registry);
    expect(complaints).toEqual([expect.stringMatching(/^mfe-contacts: Unexpected token/)]);

    store.write(pointer, JSON.stringify(library));
    versions(registry);
    store.flip(contacts(2, '2.0.0'));
    versions(registry);

    expect(complaints.slice(1)).toEqual(['mfe-contacts: It is a release of mfe-library.']);
  });

  it('of a remote without any good flip costs nobody else anything', () => {
    store.flip(library);
    store.write(pointer, '{}');
    const registry = start();

    expect(versions(registry)).toEqual(['mfe-library 3.1.0']);
    store.flip(contacts(1, '1.0.0'));
    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
  });
});

describe('a remote', () => {
  it('is gone when its pointer and its history are', () => {
    store.flip(contacts(1, '1.0.0'), library);
    const registry = start();
    versions(registry);

    rmSync(store.place(pointer));
    rmSync(store.place('live/mfe-contacts'), { recursive: true });

    expect(versions(registry)).toEqual(['mfe-library 3.1.0']);
  });

  it('is not gone when the whole folder is out of reach', () => {
    store.flip(contacts(1, '1.0.0'), library);
    const registry = start();
    versions(registry);

    renameSync(store.place('live'), store.place('away'));
    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);

    renameSync(store.place('away'), store.place('live'));
    store.flip(contacts(2, '2.0.0'));
    expect(versions(registry)).toEqual(['mfe-contacts 2.0.0', 'mfe-library 3.1.0']);
  });

  it('is heard of with the place of its files, and of those before', () => {
    store.flip(aFlip({ serial: 1, version: '1.0.0', base: 'https://one.example/contacts/1.0.0/' }));
    store.flip(aFlip({ serial: 2, version: '2.0.0', base: 'https://two.example/contacts/2.0.0/' }));

    expect(start().now().bases).toEqual(['https://two.example/contacts/2.0.0/', 'https://one.example/contacts/1.0.0/']);
  });
});

describe('the mark that calls carry', () => {
  it('costs no look at the folder within a second, unless a document has looked', () => {
    store.flip(contacts(1, '1.0.0'));
    const registry = start();
    const first = registry.mark();
    writeFileSync(store.place(pointer), JSON.stringify(contacts(2, '2.0.0')));

    ticks = 999;
    expect(registry.mark()).toBe(first);
    ticks = 1000;
    const second = registry.mark();
    expect(second).not.toBe(first);

    store.flip(contacts(3, '3.0.0'));
    expect(registry.mark()).toBe(second);
    const { mark } = registry.now().registry;
    expect([mark === second, registry.mark()]).toEqual([false, mark]);
  });
});

import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { type SealedRemote } from '@passerelle/shared/contract/remotes';
import { aStore, type TestStore } from '../../testing/a-store';
import type { LiveRegistry } from './live-registry';
import { aRegistry, contacts, library, pointer, versions } from './testing/a-registry';

let store: TestStore;
let complaints: string[];
beforeEach(() => {
  store = aStore();
  complaints = [];
});
afterEach(() => store.discard());

const start = (): LiveRegistry => aRegistry(store.webDir, complaints);

/** Root may read anything: the reader is another user. */
function withoutRoot<T>(read: () => T): T {
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

/** Contents of a pointer file. */
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
  ['routes of an unknown space', JSON.stringify({ ...good, routes: [{ ...good.routes[0], space: 'x' }] })],
  ['a release that is an object', JSON.stringify({ ...good, release: JSON.parse(good.release) as object })],
  ['a release cut short', JSON.stringify({ ...good, release: good.release.slice(0, 100) })],
  ['a release without a serial', JSON.stringify(withRelease(({ serial: _serial, ...rest }) => rest))],
  ['a base on another host’s path', JSON.stringify(withRelease((release) => ({ ...release, base: '//evil.test/' })))],
  ['another remote', JSON.stringify(library)],
  ['no name', JSON.stringify(withRelease(({ name: _name, ...rest }) => rest))],
];

describe('a readable pointer with changed content', () => {
  it('changes the mark, and so does its repair', () => {
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

describe('an unreadable pointer', () => {
  it.each(broken)('with %s keeps the last valid version, and all other remotes', (_what, content) => {
    store.flip(contacts(1, '1.0.0'), library);
    const registry = start();
    expect(versions(registry)).toHaveLength(2);

    store.write(pointer, content);

    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
    store.flip(contacts(3, '3.0.0'));
    expect(versions(registry)).toEqual(['mfe-contacts 3.0.0', 'mfe-library 3.1.0']);
  });

  it.each(broken)('with %s makes a starting server use the history', (_what, content) => {
    store.flip(contacts(9, '0.9.0'), contacts(10, '1.0.0'), library);
    store.write('live/mfe-contacts/11.json', content);
    store.write(pointer, content);

    expect(versions(start())).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
  });

  it('that is missing does the same, before and after a start', () => {
    store.flip(contacts(1, '1.0.0'), library);
    const registry = start();
    versions(registry);
    rmSync(store.place(pointer));

    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
    expect(versions(start())).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
  });

  it('that is a folder does the same', () => {
    store.flip(contacts(1, '1.0.0'));
    rmSync(store.place(pointer));
    mkdirSync(store.place(pointer));

    expect(versions(start())).toEqual(['mfe-contacts 1.0.0']);
  });

  it('without read permission recovers with the permission', () => {
    store.flip(contacts(1, '1.0.0'), library);
    chmodSync(store.webDir, 0o755);
    const registry = start();
    versions(registry);
    store.flip(contacts(2, '2.0.0'));
    chmodSync(store.place(pointer), 0);

    expect(withoutRoot(() => versions(registry))).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
    chmodSync(store.place(pointer), 0o644);
    expect(withoutRoot(() => versions(registry))).toEqual(['mfe-contacts 2.0.0', 'mfe-library 3.1.0']);
  });

  it('is logged once, and again for another error', () => {
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

  it('of a remote without any valid version does not affect other remotes', () => {
    store.flip(library);
    store.write(pointer, '{}');
    const registry = start();

    expect(versions(registry)).toEqual(['mfe-library 3.1.0']);
    store.flip(contacts(1, '1.0.0'));
    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
  });
});

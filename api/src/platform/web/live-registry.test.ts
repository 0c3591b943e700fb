import { renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { SealedRemote } from '@passerelle/shared/contract/remotes';
import { aFlip, aStore, type TestStore } from '../../testing/a-store';
import type { LiveRegistry } from './live-registry';
import { aRegistry, contacts, library, pointer, versions } from './testing/a-registry';

let store: TestStore;
let complaints: string[];
let ticks: number;
beforeEach(() => {
  store = aStore();
  complaints = [];
  ticks = 0;
});
afterEach(() => store.discard());

const start = (): LiveRegistry => aRegistry(store.webDir, complaints, () => ticks);

describe('the live remotes', () => {
  it('are those with a pointer, by name', () => {
    store.flip(library, contacts(1, '1.0.0'));
    store.write('live/.mfe-contacts.lock/owner', '');
    store.write('live/mfe-contacts.json.4f2a', 'half');

    expect(versions(start())).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);
    expect(complaints).toEqual([]);
  });

  it('are updated at once, forward and back, and by the mark', () => {
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

  it('are updated by a copied file of the same size and date', () => {
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

  it('may be new ones', () => {
    const registry = start();
    expect(versions(registry)).toEqual([]);

    store.flip(aFlip({ name: 'mfe-brand-new' }));

    expect(versions(registry)).toEqual(['mfe-brand-new 1.0.0']);
  });

  it('are passed on unchanged, without other data', () => {
    const good = contacts(2, '2.0.0');
    const flip = { ...good, release: good.release.replace('{', '{ ') };
    store.write(pointer, JSON.stringify({ ...flip, more: true }));

    expect(start().now().registry.remotes).toEqual([flip]);
  });
});

describe('a remote', () => {
  it('is removed when its pointer and its history are', () => {
    store.flip(contacts(1, '1.0.0'), library);
    const registry = start();
    versions(registry);

    rmSync(store.place(pointer));
    rmSync(store.place('live/mfe-contacts'), { recursive: true });

    expect(versions(registry)).toEqual(['mfe-library 3.1.0']);
  });

  it('is kept when the whole folder is unreachable', () => {
    store.flip(contacts(1, '1.0.0'), library);
    const registry = start();
    versions(registry);

    renameSync(store.place('live'), store.place('away'));
    expect(versions(registry)).toEqual(['mfe-contacts 1.0.0', 'mfe-library 3.1.0']);

    renameSync(store.place('away'), store.place('live'));
    store.flip(contacts(2, '2.0.0'));
    expect(versions(registry)).toEqual(['mfe-contacts 2.0.0', 'mfe-library 3.1.0']);
  });

  it('has the address of its files, and of the previous ones', () => {
    store.flip(aFlip({ serial: 1, version: '1.0.0', base: 'https://one.example/contacts/1.0.0/' }));
    store.flip(aFlip({ serial: 2, version: '2.0.0', base: 'https://two.example/contacts/2.0.0/' }));

    expect(start().now().bases).toEqual(['https://two.example/contacts/2.0.0/', 'https://one.example/contacts/1.0.0/']);
  });
});

describe('the mark that calls carry', () => {
  it('reads no folder within a second, unless a document did', () => {
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

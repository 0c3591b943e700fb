import type { Federation } from '@module-federation/enhanced/runtime';
import type { LiveRemote } from '@passerelle/shared/contract/remotes';

import { aModule } from '../page.test-helper';
import { loadExposed } from './host';
import { aRelease } from '../sealed.test-helper';
import { verify } from '../trust/verify';

type Get = () => Promise<() => unknown>;
/** Effect of a script when it runs, by its address; undefined: it does not load. */
let served: Record<string, () => void>;
let asked: HTMLScriptElement[];

beforeEach(() => {
  served = {};
  asked = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return node;
    asked.push(node);
    const { [node.src]: run } = served;
    setTimeout(() => {
      run?.();
      node.dispatchEvent(new Event(run ? 'load' : 'error'));
    });
    return node;
  });
});

const addressOf = ({ base, entry }: LiveRemote, retry = ''): string => `${location.origin}${base}${entry}${retry}`;
/** An entry puts its container down under the version's name. */
const serve = ({ global }: LiveRemote, address: string, get: Get): void => {
  served[address] = () => Reflect.set(globalThis, global, { init: () => undefined, get });
};
const exposing = (title: string): { module: ReturnType<typeof aModule>; get: Get } => {
  const module = aModule({ [title]: () => null });
  return { module, get: async () => () => ({ remote: module }) };
};
const genuine = async (with_: Partial<LiveRemote> = {}): Promise<LiveRemote> => {
  const release = await aRelease(with_);
  await verify(release);
  return release;
};

describe('a module that a version exposes', () => {
  it('is loaded by an entry that has the hash of its release', async () => {
    const remote = await genuine();
    const { module, get } = exposing('one');
    serve(remote, addressOf(remote), get);

    expect(await loadExposed(remote, false)).toBe(module);
    expect(asked.map(({ src, integrity }) => [src, integrity])).toEqual([
      [addressOf(remote), remote.files['entry.js']],
    ]);
    expect(asked[0]?.crossOrigin).toBeNull();
  });

  it('needs no request for its manifest, which the tools of module federation still find', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch');
    const remote = await genuine();
    serve(remote, addressOf(remote), exposing('one').get);
    await loadExposed(remote, false);

    expect(fetching).not.toHaveBeenCalled();
    const { moduleInfo } = Reflect.get(globalThis, '__FEDERATION__') as Pick<Federation, 'moduleInfo'>;
    expect(moduleInfo).toMatchObject({
      passerelle_shell: { remotesInfo: { [remote.global]: {} } },
      [`${remote.global}:${location.origin}${remote.base}mf-manifest.json`]: { modules: [{ modulePath: './remote' }] },
    });
  });

  it('may be on another origin', async () => {
    const remote = await genuine({ base: 'https://cdn.example/mfe-contacts/5.0.0/' });
    const { module, get } = exposing('one');
    serve(remote, 'https://cdn.example/mfe-contacts/5.0.0/entry.js', get);

    expect(await loadExposed(remote, false)).toBe(module);
    expect(asked[0]?.crossOrigin).toBe('anonymous');
  });

  it('that failed to load is fetched under another address each time', async () => {
    const remote = await genuine();
    const { module, get } = exposing('one');

    await expect(loadExposed(remote, false)).rejects.toMatchObject({ request: addressOf(remote) });
    await expect(loadExposed(remote, false)).rejects.toMatchObject({ request: addressOf(remote, '?retry=1') });
    serve(remote, addressOf(remote, '?retry=2'), get);
    expect(await loadExposed(remote, false)).toBe(module);
    expect(asked.every(({ integrity }) => integrity === remote.files['entry.js'])).toBe(true);
  });

  it('is not a leftover of an entry that threw or was abandoned', async () => {
    const remote = await genuine();
    const [old, fresh] = [exposing('old'), exposing('new')];
    serve(remote, addressOf(remote), old.get);
    serve(remote, addressOf(remote, '?retry=1'), fresh.get);

    expect(await loadExposed(remote, false)).toBe(old.module);
    expect(await loadExposed(remote, false)).toBe(old.module);
    expect(await loadExposed(remote, true)).toBe(fresh.module);
  });

  it('is missing when its entry throws, which is not reported as a failed load', async () => {
    const remote = await genuine();
    const { module, get } = exposing('one');
    const filename = addressOf(remote);
    served[filename] = () => {
      for (const [error, at] of [
        [new Error('of another script'), '/assets/main.js'],
        [new TypeError('thrown by the entry'), filename],
      ] as const) {
        dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: at }));
      }
    };
    serve(remote, addressOf(remote, '?retry=1'), get);

    const failing = loadExposed(remote, false);
    await expect(failing).rejects.toThrow('thrown by the entry');
    await expect(failing).rejects.not.toHaveProperty('request');
    expect(await loadExposed(remote, false)).toBe(module);
  });

  it('is not a leftover of another entry of the same name', async () => {
    const remote = await genuine();
    const { get } = exposing('one');
    serve(remote, addressOf(remote), get);
    await loadExposed(remote, false);
    served[addressOf(remote, '?retry=1')] = () => undefined;

    await expect(loadExposed(remote, true)).rejects.toThrow('RUNTIME-001');
  });

  it('is awaited for a limited time', async () => {
    const remote = await genuine();
    const { module, get } = exposing('one');
    jest.useFakeTimers();
    jest.mocked(document.head.appendChild).mockImplementationOnce((node) => node);
    const failing = expect(loadExposed(remote, false)).rejects.toMatchObject({ request: addressOf(remote) });
    await jest.advanceTimersByTimeAsync(20_000);
    await failing;
    jest.useRealTimers();

    serve(remote, addressOf(remote, '?retry=1'), get);
    expect(await loadExposed(remote, false)).toBe(module);
  });

  it('that throws is run anew', async () => {
    const remote = await genuine();
    const { module, get } = exposing('one');
    serve(remote, addressOf(remote), async () => {
      throw new TypeError('thrown at load');
    });
    serve(remote, addressOf(remote, '?retry=1'), get);

    await expect(loadExposed(remote, false)).rejects.toThrow('thrown at load');
    expect(await loadExposed(remote, false)).toBe(module);
  });

  it('is asked of the same entry when a chunk failed to load', async () => {
    const remote = await genuine();
    const { module, get } = exposing('one');
    const chunk = `${location.origin}${remote.base}3.js`;
    let times = 0;
    serve(remote, addressOf(remote), async () => {
      times += 1;
      if (times === 1) throw Object.assign(new Error('Loading chunk 3 failed'), { request: chunk });
      return get();
    });

    await expect(loadExposed(remote, false)).rejects.toMatchObject({ request: chunk });
    expect(await loadExposed(remote, false)).toBe(module);
    expect(asked).toHaveLength(1);
  });

  it('is run anew when a module shared with the page failed', async () => {
    const remote = await genuine();
    const { module, get } = exposing('one');
    serve(remote, addressOf(remote), async () => {
      throw Object.assign(new Error('Loading chunk 3 failed'), { request: `${location.origin}/assets/forms.js` });
    });
    serve(remote, addressOf(remote, '?retry=1'), get);

    await expect(loadExposed(remote, false)).rejects.toThrow('Loading chunk 3 failed');
    expect(await loadExposed(remote, false)).toBe(module);
  });

  it('belongs to the requested version, also when two have one name', async () => {
    const [first, second] = [
      await genuine({ version: '6.0.0' }),
      await genuine({ version: '6.0.0', base: '/elsewhere/' }),
    ];
    const [one, other] = [exposing('here'), exposing('there')];
    serve(first, addressOf(first), one.get);
    serve(second, addressOf(second), other.get);

    expect(await loadExposed(first, false)).toBe(one.module);
    expect(await loadExposed(second, false)).toBe(other.module);
  });

  it('is missing when the entry exposes none of our names', async () => {
    const remote = await genuine();
    serve(remote, addressOf(remote), async () => () => ({}));
    await expect(loadExposed(remote, false)).rejects.toThrow('exposes no remote');
  });
});

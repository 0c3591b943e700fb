import { resetChunks } from './reset-chunks';
import { aRemote } from '../remotes.test-helper';

const remote = aRemote({ name: 'mfe-left', version: '1.0.0' });
const chunks = 'webpackChunkmfe_left_1_0_0';
const add = <K extends 'script' | 'link'>(tag: K, with_: object): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(tag), with_);
  document.head.append(element);
  return element;
};

describe('the reset of a remote’s chunks', () => {
  it('clears the executed chunks, and keeps them for their current users', () => {
    const used = ['as it was'];
    Reflect.set(globalThis, chunks, used);
    resetChunks(remote);

    const fresh = Reflect.get(globalThis, chunks) as unknown[];
    expect(fresh).toHaveLength(0);
    fresh.push('new');
    expect(used).toEqual(['as it was', 'new']);
  });

  it('removes its pending files, and none of other remotes', () => {
    const stuck = [
      add('script', { src: `${remote.base}remote.js` }),
      add('link', { rel: 'stylesheet', href: `${remote.base}list.css` }),
    ];
    const others = [
      add('script', { src: '/assets/main.js' }),
      add('link', { rel: 'stylesheet', href: '/assets/main.css' }),
      add('link', { rel: 'stylesheet', href: `${remote.base}shown.css` }),
    ];
    Object.defineProperty(others[2], 'sheet', { value: {} });

    resetChunks(remote);

    expect(stuck.map(({ isConnected }) => isConnected)).toEqual([false, false]);
    expect(others.map(({ isConnected }) => isConnected)).toEqual([true, true, true]);
  });
});

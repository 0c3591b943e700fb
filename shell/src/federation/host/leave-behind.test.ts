import { leaveBehind } from './leave-behind';
import { aRemote } from '../remotes.test-helper';

const remote = aRemote({ name: 'mfe-left', version: '1.0.0' });
const chunks = 'webpackChunkmfe_left_1_0_0';
const add = <K extends 'script' | 'link'>(tag: K, with_: object): HTMLElementTagNameMap[K] => {
  const element = Object.assign(document.createElement(tag), with_);
  document.head.append(element);
  return element;
};

describe('what is left behind', () => {
  it('are the chunks that have run, but not for who still uses them', () => {
    const used = ['as it was'];
    Reflect.set(globalThis, chunks, used);
    leaveBehind(remote);

    const fresh = Reflect.get(globalThis, chunks) as unknown[];
    expect(fresh).toHaveLength(0);
    fresh.push('new');
    expect(used).toEqual(['as it was', 'new']);
  });

  it('is what was on its way, and nothing of anybody else', () => {
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

    leaveBehind(remote);

    expect(stuck.map(({ isConnected }) => isConnected)).toEqual([false, false]);
    expect(others.map(({ isConnected }) => isConnected)).toEqual([true, true, true]);
  });
});

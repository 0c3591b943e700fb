import { runAhead } from './script';
import { aRelease } from '../sealed.test-helper';
import { verify } from '../trust/verify';

const hash = `sha256-${'E'.repeat(43)}=`;
const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

describe('chunks that may come ahead', () => {
  it('run once, as their release names them, by the address that their runtime looks for', async () => {
    const remote = await aRelease({ files: { 'remote.js': hash, 'list.js': hash, 'list.css': hash } });
    await verify(remote);
    runAhead(remote, ['remote.js', 'list.css', 'list.js']);
    runAhead(remote, ['remote.js']);

    const address = location.origin + remote.base;
    expect(scripts().map((script) => [script.getAttribute('src'), script.integrity])).toEqual([
      [`${address}remote.js`, hash],
      [`${address}list.js`, hash],
    ]);
  });

  it('are not left where the runtime would wait for them', () => {
    for (const script of scripts()) script.dispatchEvent(new Event('error'));
    expect(scripts()).toEqual([]);
  });
});

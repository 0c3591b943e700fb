import { knowFiles } from '../trust/integrity';
import { aRelease } from '../sealed.test-helper';
import { wasAltered } from './was-altered';

const file = '/remotes/mfe-contacts/8.0.0/list.js';
const ok = async () => new Response('void 0');
const missing = async () => new Response('Not found', { status: 404 });
const isChecked = (request: unknown) => (request as Request).integrity !== '';
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

describe('a script that did not run', () => {
  beforeAll(async () => {
    const files = { 'list.js': `sha256-${'K'.repeat(43)}=` };
    knowFiles(await aRelease({ base: '/remotes/mfe-contacts/8.0.0/', files }));
  });

  it.each<[string, () => Promise<Response>, () => Promise<Response>, boolean]>([
    ['is there, and not what its release names', ok, lost, true],
    ['is there now, as its release names it', ok, ok, false],
    ['is gone', missing, lost, false],
    ['cannot be reached', lost, lost, false],
  ])('%s', async (_what, plain, checked, verdict) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((request) => (isChecked(request) ? checked() : plain()));
    expect(await wasAltered(file)).toBe(verdict);
  });

  it('is broken off by leaving the page: that is no fault of the file', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      if (!isChecked(request)) return ok();
      window.dispatchEvent(new Event('pagehide'));
      return lost();
    });
    expect(await wasAltered(file)).toBe(false);
    window.dispatchEvent(new Event('pageshow'));
  });

  it('came as nothing, of which no hash says anything', async () => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      if (isChecked(request)) throw new TypeError('Failed to fetch');
      return new Response('');
    });
    expect(await wasAltered(file)).toBe(false);
  });

  it('is lost with the network between two questions', async () => {
    const answers = [ok, lost, lost];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => (answers.shift() ?? lost)());
    expect(await wasAltered(file)).toBe(false);
  });

  it('is not checked when it belongs to no remote', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(ok);
    expect(await wasAltered('/assets/forms.js')).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not asked for by a device that is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(ok);
    expect(await wasAltered(file)).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});

import type { LiveRemote, SealedRemote } from '@passerelle/shared/contract/remotes';
import { on } from '@passerelle/shared/events';
import { act, screen } from '@testing-library/react';

import { loadRuntime } from './load-runtime';
import { aModule, showPage } from '../page.test-helper';
import { prepareScreenAt } from './prepare-at';
import { currentRegistry, setRegistry } from '../registry/registry-store';
import { aMenuEntry, aRemote, aRoute } from '../remotes.test-helper';
import { newPair, seal } from '../sealed.test-helper';
import { sharedModules } from '../host/shared-modules';
import { checkFit } from '../host/check-fit';

jest.mock('./load-runtime');
const run: string[] = [];
/** The runtime runs whatever it is given: its screen says which version it is of. */
jest.mocked(loadRuntime).mockResolvedValue({
  checkFit,
  loadExposed: async ({ version }: LiveRemote) => {
    run.push(version);
    if (version === 'with-forms') {
      const load = async () => {
        // Loads with a screen that needs it.
        const { '@passerelle/shared/forms': forms } = sharedModules();
        if (forms && 'get' in forms) await forms.get();
        return () => <h1>must not be shown</h1>;
      };
      return { ...aModule({}), screens: { 'contact-list': load } };
    }
    return aModule({ 'contact-list': () => <h1>{`list ${version}`}</h1> });
  },
});

const flip = (version: string, serial: number, more: Partial<LiveRemote> = {}): LiveRemote =>
  aRemote({ name: 'mfe-contacts', version, serial, ...more });
const forged = async (remote: LiveRemote) => seal(remote, await newPair());
const goLive = (...remotes: SealedRemote[]) => act(async () => setRegistry({ contract: 1, mark: 'b', remotes }));

let asked: string[];
/** Answers of the server to requests for earlier live releases, each serial once. */
function history(flips: Record<number, SealedRemote | 'none'>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname, search } = new URL((request as Request).url);
    const [, serial = ''] = /^\/remotes\/mfe-contacts\/before\.json\?serial=(\d+)$/.exec(pathname + search) ?? [];
    asked.push(serial);
    const found = flips[Number(serial)];
    return found && found !== 'none' ? new Response(JSON.stringify(found)) : new Response('', { status: 404 });
  });
}

describe('a version that must not run', () => {
  let reported: string[];
  let off: () => void;
  beforeEach(() => {
    [reported, asked] = [[], []];
    run.length = 0;
    off = on('error-reported', ({ remote, version, message }) => reported.push(`${remote} ${version}: ${message}`));
  });
  afterEach(() => off());
  const shown = (version: string) => screen.findByRole('heading', { name: `list ${version}` });
  const failure = () => screen.findByRole('heading', { name: 'Les contacts ne répondent pas' });

  it('gives way to the one before it, with its routes and menu, and the log is told', async () => {
    const menu = [aMenuEntry({ label: { fr: 'As before' } })];
    history({ 20: await seal(flip('1.0.0', 10, { menu })) });
    await goLive(await forged(flip('2.0.0', 20, { routes: [aRoute(), aRoute({ path: '/mine' })] })));

    await showPage('/contacts');

    await shown('1.0.0');
    expect(run).toEqual(['1.0.0']);
    expect(reported).toEqual(['mfe-contacts 2.0.0: Refused (forged): Its signature is not good']);
    expect(currentRegistry().remotes).toMatchObject([{ version: '1.0.0', routes: [{ path: '/contacts' }], menu }]);
  });

  it('does so before the first screen is shown', async () => {
    history({ 20: await seal(flip('1.0.1', 10)) });
    await goLive(await forged(flip('2.0.1', 20)));
    await act(() => prepareScreenAt('/contacts'));
    await showPage('/contacts');
    // At once.
    screen.getByRole('heading', { name: 'list 1.0.1' });
  });

  it('also when it was made for another shell, and says for which', async () => {
    const needs = { ...flip('', 0).needs, shared: { '@passerelle/shared/ui': ['Box', 'Carousel'] } };
    history({ 20: await seal(flip('1.0.2', 10)) });
    await goLive(await seal(flip('2.0.2', 20, { needs })));
    await showPage('/contacts');
    await shown('1.0.2');
    expect(reported.join()).toContain('"Carousel" of @passerelle/shared/ui is not offered by the shell');
  });

  it('also when that shows with what its screen brings along', async () => {
    const needs = { ...flip('', 0).needs, shared: { '@passerelle/shared/forms': ['Form', 'Carousel'] } };
    history({ 20: await seal(flip('1.0.3', 10)) });
    await goLive(await seal(flip('with-forms', 20, { needs })));
    await showPage('/contacts');
    await shown('1.0.3');
    expect(run).toEqual(['with-forms', '1.0.3']);
    expect(reported.join()).toContain('"Carousel" of @passerelle/shared/forms is not offered by the shell');
    expect(reported.join()).not.toContain('"Form"');
  });

  it('is passed over when it is the one before, three times', async () => {
    history({
      50: await forged(flip('1.4.0', 40)),
      40: await forged(flip('1.3.0', 30)),
      30: await seal(flip('1.2.0', 20)),
    });
    await goLive(await forged(flip('1.5.0', 50)));
    await showPage('/contacts');
    await shown('1.2.0');
    expect(reported.map((line) => line.slice(0, 18))).toEqual([5, 4, 3].map((minor) => `mfe-contacts 1.${minor}.0`));
  });

  it('is replaced, where a newer one has run here, by what that was', async () => {
    history({ 61: await seal(flip('1.6.0', 60)) });
    await goLive(await seal(flip('1.6.0', 60)));
    await act(() => prepareScreenAt('/contacts'));
    await goLive(await seal(flip('1.1.0', 15)));
    await showPage('/contacts');
    await shown('1.6.0');
    expect(asked).toEqual(['61']);
    expect(reported.join()).toContain('Refused (replayed)');
  });

  it('is a failure of its area where nothing was before it, and is asked about again', async () => {
    history({});
    await goLive(await forged(flip('3.0.0', 80)));
    const { user } = await showPage('/contacts');
    await failure();
    screen.getByText('mfe-contacts 3.0.0');
    screen.getByText('The rest of the page');
    expect(run).toEqual([]);

    history({ 80: await seal(flip('2.9.0', 70)) });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await shown('2.9.0');
  });

  it.each<[string, (earlier: SealedRemote) => Promise<SealedRemote>]>([
    ['of another remote', async () => seal(aRemote({ name: 'mfe-library', serial: 5 }))],
    ['not earlier', async () => seal(flip('3.1.0', 81))],
    ['no release', async (earlier) => ({ ...earlier, release: 'null' })],
  ])('is not replaced by something that is %s', async (_what, make) => {
    history({ 80: await make(await seal(flip('2.9.1', 70))) });
    await goLive(await forged(flip('3.0.1', 80)));
    await showPage('/contacts');
    await failure();
    expect(run).toEqual([]);
  });
});

import { openRegistry, type SealedRemote } from './index';

const sealed = (release: unknown, more: object = {}): SealedRemote => ({
  release: JSON.stringify(release),
  signature: '',
  routes: [],
  menu: [],
  ...more,
});

describe('the registry as a page opens it', () => {
  it('has of each remote what is signed and what the person may see', () => {
    const route = { path: '/contacts' };
    const remote = sealed({ name: 'mfe-contacts', version: '1.0.0', routes: ['digest'] }, { routes: [route] });
    const { remotes } = openRegistry({ contract: 1, mark: 'a', remotes: [remote] }, () => undefined);
    expect(remotes).toEqual([{ name: 'mfe-contacts', version: '1.0.0', routes: [route], menu: [], sealed: remote }]);
  });

  it.each([
    ['is cut short', { release: '{"name":"mfe-a"' }],
    ['is a page', { release: '<!doctype html>' }],
    ['is an answer of something else', { release: '{"error":{"code":"unexpected"}}' }],
    ['is nothing', { release: 'null' }],
    ['has no routes', { release: '{"name":"mfe-a"}', routes: undefined }],
  ])('leaves out a remote that %s, and keeps the others', (_what, broken) => {
    const onUnreadable = jest.fn();
    const remotes = [sealed({}, broken), sealed({ name: 'mfe-contacts' })];
    const opened = openRegistry({ contract: 1, mark: 'a', remotes }, onUnreadable);
    expect(opened.remotes.map(({ name }) => name)).toEqual(['mfe-contacts']);
    expect(onUnreadable).toHaveBeenCalledTimes(1);
  });
});

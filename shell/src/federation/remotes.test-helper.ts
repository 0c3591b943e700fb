import type { LiveRemote, MenuDescriptor, Registry, RouteDescriptor } from '@passerelle/shared/contract/remotes';

export const aRoute = (with_: Partial<RouteDescriptor> = {}): RouteDescriptor => ({
  path: '/contacts',
  space: 'participant',
  layout: 'main',
  screen: 'contact-list',
  title: { fr: 'Contacts' },
  ...with_,
});

export const aMenuEntry = (with_: Partial<MenuDescriptor> = {}): MenuDescriptor => ({
  path: '/contacts',
  space: 'participant',
  label: { fr: 'Contacts' },
  order: 60,
  icon: 'M0 0',
  ...with_,
});

let count = 0;

/** Each is another version: what a page has loaded stays loaded. It runs from source unless it is sealed. */
export function aRemote(with_: Partial<LiveRemote> = {}): LiveRemote {
  count += 1;
  const { name = 'mfe-contacts', version = `1.0.${count}` } = with_;
  return {
    name,
    version,
    contract: 1,
    unavailable: { fr: 'Les contacts ne répondent pas' },
    global: `${name}_${version}`.replace(/[^a-z0-9]/gi, '_'),
    entry: 'entry.js',
    files: { 'entry.js': `sha256-${'B'.repeat(43)}=` },
    screens: { 'contact-list': ['remote.js', 'contact-list.js'] },
    needs: { contract: 1, shared: {}, versions: {}, emits: {}, hears: {}, fills: {}, uses: {} },
    slots: { fills: [], uses: [] },
    events: { emits: [], hears: [] },
    base: `/remotes/${name}/${version}/`,
    serial: count,
    since: '2026-11-18T09:30:00.000Z',
    by: 'Camille',
    previous: null,
    routes: [aRoute()],
    menu: [],
    ...with_,
  };
}

export const aRegistry = (remotes: readonly LiveRemote[] = []): Registry => ({ contract: 1, mark: 'a', remotes });

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  digestedText,
  type MenuDescriptor,
  type Release,
  type RouteDescriptor,
  type SealedRemote,
} from '@passerelle/shared/contract/remotes';

export const aRoute = (path: string, values: Partial<RouteDescriptor> = {}): RouteDescriptor => ({
  path,
  space: 'participant',
  layout: 'main',
  screen: 'list',
  title: { fr: 'Une liste' },
  ...values,
});

export const aMenuEntry = (path: string, values: Partial<MenuDescriptor> = {}): MenuDescriptor => ({
  path,
  space: 'participant',
  label: { fr: 'Une liste' },
  order: 10,
  icon: 'M0 0h24',
  ...values,
});

interface FlipValues extends Partial<Omit<Release, 'routes' | 'menu'>> {
  routes?: readonly RouteDescriptor[];
  menu?: readonly MenuDescriptor[];
}

/** A release as a deployment writes it. The signature is invalid: pages verify it, the server does not. */
export function aFlip({ routes = [aRoute('/contacts')], menu = [], ...values }: FlipValues = {}): SealedRemote {
  const name = values.name ?? 'mfe-contacts';
  const version = values.version ?? '1.0.0';
  const release: Release = {
    name,
    version,
    contract: 1,
    unavailable: { fr: 'Les contacts ne répondent pas' },
    slots: { fills: [], uses: [] },
    events: { emits: [], hears: [] },
    global: 'contacts_1',
    entry: 'entry.js',
    files: { 'entry.js': 'sha384-a' },
    screens: { list: ['entry.js'] },
    needs: { contract: 1, shared: { react: ['useState'] }, versions: {}, emits: {}, hears: {}, fills: {}, uses: {} },
    base: `/remotes/${name}/${version}/`,
    serial: 1,
    since: '2026-11-25T10:00:00Z',
    by: 'camille',
    previous: null,
    ...values,
    routes: routes.map(digestedText),
    menu: menu.map(digestedText),
  };
  return { release: JSON.stringify(release), signature: `signed ${name} ${release.serial}`, routes, menu };
}

export interface TestStore {
  webDir: string;
  /** The path of a file; creates its folder. */
  place(path: string): string;
  /** Writes a temporary file and renames it, as a deployment does. */
  write(path: string, content: string): void;
  /** Into the history, and live. */
  flip(...flips: SealedRemote[]): void;
  discard(): void;
}

/** A folder like the built one, with a shell and no remote. */
export function aStore(): TestStore {
  const webDir = mkdtempSync(join(tmpdir(), 'passerelle-store-'));
  const place = (path: string): string => {
    mkdirSync(join(webDir, path, '..'), { recursive: true });
    return join(webDir, path);
  };
  const write = (path: string, content: string): void => {
    const file = place(path);
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
  };
  write(
    'shell/index.html',
    '<!doctype html><html lang="fr"><meta name="style-nonce" content="__NONCE__"><!--boot--><body><!--notice-->',
  );
  mkdirSync(join(webDir, 'remotes'));
  mkdirSync(join(webDir, 'live'));
  return {
    webDir,
    place,
    write,
    flip: (...flips) => {
      for (const flip of flips) {
        const { name, serial } = JSON.parse(flip.release) as Release;
        write(`live/${name}/${serial}.json`, JSON.stringify(flip));
        write(`live/${name}.json`, JSON.stringify(flip));
      }
    },
    discard: () => rmSync(webDir, { recursive: true, force: true }),
  };
}

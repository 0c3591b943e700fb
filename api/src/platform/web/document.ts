import { readFileSync, statSync } from 'node:fs';

/** Data inlined in the page, so that its first screen waits for no call. */
export interface BootData {
  registry: unknown;
  env: unknown;
  /** The own profile of the person of the session; null without one. */
  me: unknown;
  /** Remotes that are taken from elsewhere, by name; absent where there are none. */
  overrides?: unknown;
}

/** JSON inside a script element: nothing in it may end the element or open a comment. */
const inline = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const block = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${inline(value)}</script>`;

/** The shell's document, read again when a new shell was built. */
export function documentTemplate(file: string, extra = '', notice: (nonce: string) => string = () => '') {
  let seen = 0;
  let html = '';
  return (boot: BootData, nonce: string, lang: string): string => {
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== seen) {
      html = readFileSync(file, 'utf8');
      seen = mtimeMs;
    }
    const { registry, env, me, overrides } = boot;
    const given = Object.entries({ registry, env, me, overrides }).filter(([, value]) => value !== undefined);
    const blocks = given.map(([id, value]) => block(id, value)).join('') + extra;
    return html
      .replaceAll('__NONCE__', nonce)
      .replace('lang="fr"', `lang="${lang}"`)
      .replace('<!--notice-->', () => notice(nonce))
      .replace('<!--boot-->', () => blocks);
  };
}

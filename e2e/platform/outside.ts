import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page, Route } from '@playwright/test';
import {
  MARK_HEADER,
  openRelease,
  type Build,
  type SealedRegistry,
  type SealedRemote,
} from '@passerelle/shared/contract/remotes';

import { integrityOf } from '../../shared/build/webpack/integrity-of.mjs';
import { seal } from '../../shared/build/release/sign.mjs';
import { outside as built } from '../support/product';

/** Handles the request of one file; `next` serves the file unchanged. */
export type Answer = (route: Route, bytes: Buffer) => Promise<void>;

/**
 * A remote known to this page only: its entry is added to the registry of the document, and its files come from
 * its build folder. Changes to it do not affect other tests.
 */
export class Outside {
  readonly build: Build;
  /** The served files, by name; a test can replace and sign one. */
  private readonly files = new Map<string, Buffer>();
  private readonly answers = new Map<string, Answer>();
  private line: SealedRemote | undefined;
  private marks = 0;
  /** Replaces the server's answer with the registry. */
  onRegistry: ((route: Route) => Promise<void>) | undefined;

  private constructor(private readonly folder: string) {
    this.build = this.readBuild();
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (/\.\w+$/.test(name)) this.files.set(name, readFileSync(join(folder, name)));
    }
  }

  static async in(page: Page, folder = built): Promise<Outside> {
    if (!existsSync(folder)) throw new Error('The remote from outside was not built.');
    const outside = new Outside(folder);
    outside.line = await outside.seal();
    await page.route(
      (url) => url.pathname.startsWith(outside.base),
      (route) => outside.serve(route),
    );
    await page.route('**/remotes.json', (route) => outside.answerRegistry(route));
    await page.route(
      (url) => !/\.\w+$/.test(url.pathname),
      (route) =>
        route.request().resourceType() === 'document' ? outside.answerDocument(route) : outside.answerMark(route),
    );
    return outside;
  }

  private readBuild(): Build {
    return JSON.parse(readFileSync(join(this.folder, 'release.json'), 'utf8')) as Build;
  }

  get base(): string {
    return `/remotes/${this.build.name}/${this.build.version}/`;
  }

  /** Returns the signed entry of the remote, with the changes of a journey. */
  seal(change: Partial<Build> = {}, serial = Date.now()): Promise<SealedRemote> {
    const { routes, menu, ...rest } = { ...this.build, ...change };
    const flip = { base: this.base, serial, since: new Date().toISOString(), by: 'e2e', previous: null };
    return seal({ ...rest, ...flip }, routes, menu);
  }

  /** Sets the remote's line in the registry; undefined removes it. */
  goLive(line: SealedRemote | undefined): void {
    this.line = line;
    this.marks += 1;
  }

  /** Back to the version as it was built. */
  async heal(): Promise<void> {
    this.answers.clear();
    this.onRegistry = undefined;
    Object.assign(this.build, this.readBuild());
    for (const name of this.files.keys()) this.files.set(name, readFileSync(join(this.folder, name)));
    this.goLive(await this.seal());
  }

  fileOf(kind: 'entry' | 'chunk' | 'stylesheet' | 'catalogue'): string {
    if (kind === 'entry') return this.build.entry;
    const names = Object.keys(this.build.files);
    const screen = this.build.routes[0]?.screen ?? '';
    const patterns = { chunk: new RegExp(`^${screen}\\..*js$`), stylesheet: /\.css$/, catalogue: /^en\..*js$/ };
    const found = names.find((name) => patterns[kind].test(name));
    if (!found) throw new Error(`No ${kind} among ${names.join(', ')}`);
    return found;
  }

  answer(file: string, answer: Answer): void {
    this.answers.set(file, answer);
  }

  /** A version that was deployed with something else in a file: its hash is right, and signed. */
  async deployWith(file: string, change: (code: string) => string): Promise<void> {
    const code = this.files.get(file)?.toString() ?? '';
    const bytes = Buffer.from(change(code));
    if (bytes.equals(Buffer.from(code))) throw new Error(`Nothing was changed in ${file}`);
    this.files.set(file, bytes);
    this.goLive(await this.seal({ files: { ...this.build.files, [file]: integrityOf(bytes) } }));
  }

  private async serve(route: Route): Promise<void> {
    const name = new URL(route.request().url()).pathname.slice(this.base.length);
    const bytes = this.files.get(name);
    const answer = this.answers.get(name);
    if (!bytes) return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    if (answer) return answer(route, bytes);
    return route.fulfill({ contentType: typeOf(name), body: bytes, headers: { 'cache-control': 'no-store' } });
  }

  private withLine(registry: SealedRegistry): SealedRegistry {
    // The remote may have been deployed into this checkout by hand.
    const others = registry.remotes.filter((remote) => openRelease(remote).name !== this.build.name);
    const remotes = this.line ? [...others, this.line] : others;
    return { ...registry, mark: `${registry.mark}-${this.marks}`, remotes };
  }

  private async answerRegistry(route: Route): Promise<void> {
    if (this.onRegistry) return this.onRegistry(route);
    const response = await route.fetch();
    return route.fulfill({ response, json: this.withLine((await response.json()) as SealedRegistry) });
  }

  private async answerDocument(route: Route): Promise<void> {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<script type="application\/json" id="registry">)(.*?)(<\/script>)/s,
      (_whole, start: string, registry: string, end: string) => {
        const registryWithLine = this.withLine(JSON.parse(registry) as SealedRegistry);
        return `${start}${JSON.stringify(registryWithLine).replace(/</g, '\\u003c')}${end}`;
      },
    );
    return route.fulfill({ response, body: html });
  }

  private async answerMark(route: Route): Promise<void> {
    const response = await route.fetch().catch(() => undefined);
    // The page went away meanwhile.
    if (!response) return route.abort().catch(() => undefined);
    const mark = response.headers()[MARK_HEADER];
    const headers = { ...response.headers(), ...(mark && { [MARK_HEADER]: `${mark}-${this.marks}` }) };
    return route.fulfill({ response, headers });
  }
}

const typeOf = (name: string): string =>
  name.endsWith('.css') ? 'text/css' : name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';

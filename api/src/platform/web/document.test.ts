import type { Locale, OwnProfile } from '@passerelle/shared/contract';
import { digestedText, openRelease, type SealedRegistry } from '@passerelle/shared/contract/remotes';

import { productPages } from '../../pages';
import { aFlip, aMenuEntry, aRoute, aStore, type TestStore } from '../../testing/a-store';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { TestAnswer, TestClient } from '../../testing/test-client';

let store: TestStore;
let app: TestApp;
beforeAll(async () => {
  store = aStore();
  const config = { webDir: store.webDir, remoteOrigins: ['https://soon.example'] };
  app = await startTestApp({ config, pages: productPages });
});
afterAll(async () => {
  await app.close();
  store.discard();
});

const open = (client: TestClient, url = '/contacts') => client.send({ method: 'GET', url });
const blocksOf = ({ text }: TestAnswer): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/<script type="application\/json" id="(\w+)">(.*?)<\/script>/gs)].map(([, id, json]) => [
      id,
      json,
    ]),
  );
const registryIn = (answer: TestAnswer) => JSON.parse(blocksOf(answer)['registry'] ?? '') as SealedRegistry;
const policyOf = ({ headers }: TestAnswer) => String(headers['content-security-policy']);

describe('the document', () => {
  it('has the data of the first screen, for this user and time only', async () => {
    store.flip(aFlip(), aFlip({ name: 'mfe-client-admin', routes: [aRoute('/client', { space: 'client' })] }));
    const camille = await app.aPerson({ email: 'camille@example.org' });

    const answer = await open(app.as(camille));

    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(Object.keys(blocksOf(answer))).toEqual(['registry', 'env', 'me']);
    expect(registryIn(answer).remotes.map((remote) => openRelease(remote).name)).toEqual(['mfe-contacts']);
    expect((JSON.parse(blocksOf(answer)['me'] ?? '') as OwnProfile).email).toBe('camille@example.org');
  });

  it('lists no remote without a session, but has the same mark', async () => {
    const [someone, anonymous] = [await open(app.as(await app.aPerson())), await open(app.anyone, '/')];

    expect(registryIn(anonymous)).toEqual({ ...registryIn(someone), remotes: [] });
    expect(blocksOf(anonymous)['me']).toBe('null');
  });

  it('has a new live version at once', async () => {
    const someone = app.as(await app.aPerson());
    await open(someone);

    store.flip(aFlip({ serial: 7, version: '1.7.0' }));

    expect(registryIn(await open(someone)).remotes.map((remote) => openRelease(remote).version)).toEqual(['1.7.0']);
  });

  it('contains the signed text unchanged, and nothing in it ends the block', async () => {
    const hostile = '</script><script>alert(1)</script><!-- \u2028 \ud83d\ude80 "\\u003c" $& __NONCE__ <!--boot-->';
    const route = aRoute('/contacts', { title: { fr: hostile } });
    const entry = aMenuEntry('/contacts', { label: { fr: '</script><!--boot--> $&' } });
    const flip = aFlip({ routes: [route], menu: [entry], by: hostile });
    // Written by another program: spaces, escapes.
    const release = flip.release.replace('{', '{\n ').replace('é', '\\u00e9');
    store.flip({ ...flip, release });

    const answer = await open(app.as(await app.aPerson()));

    const [found] = registryIn(answer).remotes;
    expect(found).toEqual({ ...flip, release });
    expect(found?.release).toBe(release);
    expect(found?.routes.map(digestedText)).toEqual(openRelease(flip).routes);
    expect(answer.text.match(/<script/g)).toHaveLength(3);
    expect(answer.text).not.toContain('alert(1)</script>');
  });

  it('allows the present, past and configured origins of remotes, and nothing else', async () => {
    store.flip(
      aFlip({ serial: 10, version: '1.0.0', base: 'https://before.example/contacts/1.0.0/' }),
      aFlip({ serial: 11, version: '1.1.0', base: 'https://now.example:8443/contacts/1.1.0/' }),
    );

    const policy = policyOf(await open(app.anyone, '/'));

    const origins = 'https://now.example:8443 https://before.example https://soon.example';
    expect(policy).toContain(`script-src 'self' ${origins};`);
    expect(policy).toContain(`connect-src 'self' ${origins};`);
    expect(policy).not.toContain('unsafe');
  });

  it('reduces a base to its origin in the policy', async () => {
    store.flip(aFlip({ serial: 12, version: '1.2.0', base: 'https://*.example/1.2.0/' }));
    expect(policyOf(await open(app.anyone, '/'))).not.toContain('*');

    store.flip(aFlip({ serial: 13, version: '1.3.0', base: 'https://a;script-src,b/1.3.0/' }));
    expect(policyOf(await open(app.anyone, '/'))).toContain("script-src 'self' https://soon.example;");
  });

  it('has a noscript message in the reader’s language: the user’s, otherwise the browser’s', async () => {
    store.write(
      'shell/index.html',
      '<html lang="fr"><!--boot--><body><!--notice--><noscript><p class="a">Il faut JavaScript.</p></noscript>',
    );
    const person = app.as(await app.aPerson({ locale: 'en' }));
    const from = (client: TestClient, language: string) =>
      client.send({ method: 'GET', url: '/login', headers: { 'accept-language': language } });

    for (const answer of [await from(person, 'fr'), await from(app.anyone, 'en'), await from(app.anyone, 'de')]) {
      expect(answer.text).toContain('<noscript><p class="a" lang="en">Passerelle needs JavaScript');
    }
    expect((await from(app.anyone, 'fr')).text).toContain('<noscript><p class="a">Il faut');
  });

  it('is read as its language is, and asks ahead for the fonts of that language alone', async () => {
    const font = (script: string) =>
      `<link rel="preload" href="/${script}.woff2" data-script="${script}" crossorigin />`;
    const scripts = ['latin', 'latin-ext', 'cyrillic', 'arabic'];
    store.write(
      'shell/index.html',
      `<html lang="fr"><head>${scripts.map(font).join('')}</head><!--boot--><body><!--notice-->`,
    );
    const documentIn = async (locale: Locale) => (await open(app.as(await app.aPerson({ locale })), '/')).text;
    const fontsIn = (text: string) =>
      Array.from(text.matchAll(/href="\/([\w-]+)\.woff2" crossorigin/g), ([, name]) => name);

    const arabic = await documentIn('ar');
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(fontsIn(arabic)).toEqual(['arabic']);
    const turkish = await documentIn('tr');
    expect(turkish).toContain('<html lang="tr">');
    expect(fontsIn(turkish)).toEqual(['latin', 'latin-ext']);
    expect([fontsIn(await documentIn('ru')), fontsIn(await documentIn('jp'))]).toEqual([['cyrillic'], []]);
  });

  it.each(['//', '/?x', '/contacts/1?a=b.json', '/a//b'])('is served at %s', async (url) => {
    expect((await open(app.anyone, url)).status).toBe(200);
  });
});

describe('the top of every page', () => {
  it.each([
    ['the demo in production', { demo: true, env: 'production' }, true],
    ['the demo in development', { demo: true, env: 'development' }, false],
    ['production', { demo: false, env: 'production' }, false],
  ])('has a demo notice in both languages: %s', async (_what, config, isSaid) => {
    const served = await startTestApp({ config: { ...config, webDir: store.webDir }, pages: productPages });
    const client = served.as(await served.aPerson());

    for (const [who, url] of [[served.anyone, '/login'] as const, [client, '/contacts'] as const]) {
      const answer = await open(who, url);
      expect(answer.text.includes('<span lang="fr">Démonstration')).toBe(isSaid);
      expect(answer.text.includes('<span lang="en">Demonstration')).toBe(isSaid);
      const [, nonce] = /<style nonce="([^"]+)">\s*.demo-notice/.exec(answer.text) ?? [];
      expect(policyOf(answer).includes(`'nonce-${nonce}'`)).toBe(isSaid);
    }
    await served.close();
  });
});

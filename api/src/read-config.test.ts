import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './read-config';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'passerelle-config-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true }));

const read = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }, '1.4.0');

describe('the settings', () => {
  it('require nothing', () => {
    expect(read({})).toMatchObject({
      env: 'development',
      host: '127.0.0.1',
      port: 3e3,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      demo: true,
      logLevel: 'info',
      webDir: undefined,
      trustedProxies: [],
      smtpUrl: undefined,
      mailFrom: {
        name: 'Passerelle',
        address: 'no-reply@localhost',
      },
    });
  });

  it('keep a generated secret across starts, readable by the owner only', () => {
    expect(read({}).sessionSecret).toBe(read({}).sessionSecret);
    expect(read({}).sessionSecret.length).toBeGreaterThan(32);
    expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o077).toBe(0);
  });

  it('enable no demo in production by default', () => {
    const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) };

    expect([read(production).demo, read({ ...production, DEMO: '1' }).demo]).toEqual([false, true]);
  });

  it('send mails from the site’s own host by default', () => {
    const PUBLIC_URL = 'https://passerelle.example:8443/';
    const MAIL_FROM = '"Bois & Rives, mobilité" <mobilite@rives.example>';

    expect(read({ PUBLIC_URL }).mailFrom.address).toBe('no-reply@passerelle.example');
    expect(read({ MAIL_FROM }).mailFrom).toEqual({ name: 'Bois & Rives, mobilité', address: 'mobilite@rives.example' });
    expect(read({ MAIL_FROM: 'mobilite@rives.example' }).mailFrom.name).toBe('Passerelle');
  });

  it('enable analytics only with all of its settings', () => {
    const ANALYTICS_SCRIPT_URL = 'https://stats.example/matomo.js';
    const all = { ANALYTICS_SCRIPT_URL, ANALYTICS_SITE_ID: ' 7 ', ANALYTICS_COOKIES: '_pk_id, _pk_ses ,mtm_*' };

    expect(read({ DEMO: '0' }).analytics).toBeUndefined();
    expect(read({ DEMO: '0', ANALYTICS_SCRIPT_URL: '', ANALYTICS_SITE_ID: ' ' }).analytics).toBeUndefined();
    // A demo has its own script.
    expect(read({ PUBLIC_URL: 'https://demo.example' }).analytics).toMatchObject({
      scriptUrl: '/demo-audience.js',
      cookies: ['demo_audience'],
    });
    expect(read(all).analytics).toEqual({
      scriptUrl: ANALYTICS_SCRIPT_URL,
      siteId: '7',
      cookies: ['_pk_id', '_pk_ses', 'mtm_*'],
    });
    for (const name of Object.keys(all))
      expect(() => read({ ...all, [name]: '' })).toThrow(/set together, or not at all/);
    for (const names of ['_pk_id,', 'a b', 'a;b', 'a\r\nb']) {
      expect(() => read({ ...all, ANALYTICS_COOKIES: `ok,${names}` })).toThrow(/^ANALYTICS_COOKIES must be names/);
    }
  });

  it('name the origins of possible remotes', () => {
    const REMOTE_ORIGINS = 'https://one.example, http://[::1]:8080,http://files';

    expect(read({}).remoteOrigins).toEqual([]);
    expect(read({ REMOTE_ORIGINS }).remoteOrigins).toEqual([
      'https://one.example',
      'http://[::1]:8080',
      'http://files',
    ]);
  });

  it('name the trusted proxies, none by default, whatever the site’s address', () => {
    expect(read({ PUBLIC_URL: 'https://passerelle.example' }).trustedProxies).toEqual([]);
    expect(read({ TRUSTED_PROXIES: ' 10.0.0.5, fd00::/8 ' }).trustedProxies).toEqual(['10.0.0.5', 'fd00::/8']);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ TRUSTED_PROXIES: 'gateway' }, /^TRUSTED_PROXIES must be addresses or ranges such as/],
    [{ TRUSTED_PROXIES: '10.0.0.5,' }, /^TRUSTED_PROXIES must be/],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES must be/],
    [{ PORT: '70000' }, /^PORT must be a number from 0 to 65535, not "70000"\.$/],
    [{ PUBLIC_URL: 'passerelle.example' }, /^PUBLIC_URL must be an address/],
    [{ DATABASE_DIRECT_URL: 'postgres://h/d' }, /^DATABASE_DIRECT_URL is set beside DATABASE_URL, or not at all/],
    [{ DATABASE_URL: 'mysql://u:secret@h/d' }, /^DATABASE_URL must be an address that begins with postgres:\/\//],
    [{ SMTP_URL: 'http://u:secret@h:25' }, /^SMTP_URL must be an address that begins with smtp:\/\/ or smtps:\/\/\.$/],
    [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must be an address/],
    [{ SMTP_URL: 'secret@h' }, /^SMTP_URL must be an address/],
    [{ SUPPORT_EMAIL: 'Passerelle <aide@rives.example>' }, /^SUPPORT_EMAIL must be an address without a name/],
    [{ MAIL_FROM: 'Passerelle' }, /^MAIL_FROM must be an address, with a name or without/],
    [{ MAIL_FROM: 'A <a@b.example>, B <c@d.example>' }, /^MAIL_FROM must be/],
    [{ MAIL_FROM: 'A\r\nBcc: x@y.example <a@b.example>' }, /^MAIL_FROM must be/],
    [{ ANALYTICS_SCRIPT_URL: 'javascript:alert(1)' }, /^ANALYTICS_SCRIPT_URL must be an address/],
    [{ REMOTE_ORIGINS: 'https://a.example, files.example' }, /^REMOTE_ORIGINS must be origins such as/],
    [{ REMOTE_ORIGINS: 'https://a.example/remotes' }, /^REMOTE_ORIGINS must be/],
    [{ REMOTE_ORIGINS: 'https://*.example' }, /^REMOTE_ORIGINS must be/],
    [{ REMOTE_ORIGINS: 'https://a.example,' }, /^REMOTE_ORIGINS must be/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ DEMO: 'perhaps' }, /^DEMO must be 1 or 0/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET must have at least 32/],
    [{ NODE_ENV: 'production' }, /^SESSION_SECRET must be set/],
  ])('refuse %j in one sentence without a secret', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
    expect(() => read(env)).not.toThrow('secret@');
  });
});

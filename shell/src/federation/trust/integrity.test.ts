import { knowFiles } from './integrity';
import { aRelease } from '../sealed.test-helper';

const integrityOf = (url: string): string | undefined =>
  (globalThis as unknown as { passerelleIntegrity: (url: string) => string | undefined }).passerelleIntegrity(url);

const hash = `sha256-${'C'.repeat(43)}=`;
const another = `sha384-${'D'.repeat(64)}`;

describe('the integrity of a script', () => {
  it('is the hash of its release, wherever the script is and however often it is asked for', async () => {
    knowFiles(await aRelease({ base: '/remotes/mfe-contacts/9.0.0/', files: { 'a.js': hash, 'css/b.css': another } }));
    knowFiles(await aRelease({ base: 'https://cdn.example/mfe-contacts/9.1.0/', files: { 'a.js': another } }));

    expect(integrityOf('/remotes/mfe-contacts/9.0.0/a.js')).toBe(hash);
    expect(integrityOf(`${location.origin}/remotes/mfe-contacts/9.0.0/a.js?retry=2`)).toBe(hash);
    expect(integrityOf('/remotes/mfe-contacts/9.0.0/css/b.css')).toBe(another);
    expect(integrityOf('https://cdn.example/mfe-contacts/9.1.0/a.js')).toBe(another);
  });

  it.each(['c.js', 'sub/a.js', '', 'constructor', 'broken.js'])(
    'can be nothing, for a file called "%s" that its release does not name or gives no hash',
    async (file) => {
      knowFiles(await aRelease({ base: '/remotes/mfe-contacts/9.2.0/', files: { 'a.js': hash, 'broken.js': 'none' } }));
      // Well-formed, or browsers would not look at it.
      expect(integrityOf(`/remotes/mfe-contacts/9.2.0/${file}`)).toMatch(/^sha384-A{64}$/);
    },
  );

  it('is unknown for a script outside of releases, or under development', async () => {
    knowFiles({ ...(await aRelease({ base: 'http://localhost:4103/' })), sealed: undefined });

    expect(integrityOf('/assets/main.js')).toBeUndefined();
    expect(integrityOf('https://cdn.example/other/a.js')).toBeUndefined();
    expect(integrityOf('http://localhost:4103/a.js')).toBeUndefined();
  });
});

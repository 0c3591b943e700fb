import { bootData } from '../boot/boot-data';
import { aRemote } from '../federation/remotes.test-helper';
import { seal } from '../federation/sealed.test-helper';
import { startScreen } from './start-screen';

const hash = (letter: string): string => `sha256-${letter.repeat(43)}=`;
const files = {
  'entry.js': hash('F'),
  'remote.js': hash('G'),
  'list.js': hash('H'),
  'list.css': hash('I'),
  'other.js': hash('J'),
};
const contacts = aRemote({ files, screens: { 'contact-list': ['remote.js', 'list.js', 'list.css'] } });

const start = async (remote = contacts, path = '/contacts') => {
  bootData.registry = { contract: 1, mark: 'a', remotes: [await seal(remote)] };
  startScreen(path);
  return [...document.head.querySelectorAll('link')].map(({ as, href, integrity, crossOrigin }) => ({
    as,
    file: href.replace(`${location.origin}${remote.base}`, '').replace(remote.base, ''),
    integrity,
    crossOrigin,
  }));
};

describe('the files of the first screen', () => {
  beforeEach(() => {
    bootData.overrides = null;
    document.head.replaceChildren();
  });

  it('are fetched at once, as their release names them, and not run', async () => {
    const found = await start();
    expect(found.map(({ as, file, integrity }) => [as, file, integrity])).toEqual([
      ['script', 'entry.js', files['entry.js']],
      ['script', 'remote.js', files['remote.js']],
      ['script', 'list.js', files['list.js']],
      ['style', 'list.css', files['list.css']],
    ]);
    expect(found.every(({ crossOrigin }) => crossOrigin === null)).toBe(true);
    expect(document.querySelector('script')).not.toBeInTheDocument();
  });

  it('are fetched from elsewhere in the mode in which scripts are', async () => {
    const found = await start({ ...contacts, base: 'https://cdn.example/contacts/' });
    expect(found.map(({ crossOrigin }) => crossOrigin)).toEqual(Array(4).fill('anonymous'));
  });

  it('are those of an address as the router reads it', async () => {
    expect(await start(contacts, '/contacts/')).toHaveLength(4);
  });

  it('are not known where no remote has a screen, where it comes from elsewhere, and where the registry is broken', async () => {
    expect(await start(contacts, '/account')).toEqual([]);
    bootData.overrides = { 'mfe-contacts': 'http://localhost:4103/' };
    expect(await start()).toEqual([]);
    bootData.overrides = null;
    bootData.registry = JSON.parse('{"remotes":[{"release":"null"},{"routes":[{"path":"/contacts"}]}]}');
    startScreen('/contacts');
    bootData.registry = null;
    startScreen('/contacts');
    expect(document.head.children).toHaveLength(0);
  });
});

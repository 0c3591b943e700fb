import { ownerOf } from './log-entry';

const stack = (...files: string[]): string =>
  `TypeError: x is undefined\n${files.map((file) => `    at f (${file}:1:200)`).join('\n')}`;

describe('the owner of an error', () => {
  it.each([
    ['http://localhost:3000/remotes/mfe-contacts/1.2.0/contact-list.1a2b3c4d.js', 'mfe-contacts', '1.2.0'],
    ['https://cdn.example/remotes/mentoring/2.0.0-1f2e3d4c/entry.js?retry=1', 'mentoring', '2.0.0-1f2e3d4c'],
    ['http://localhost:3000/remotes/mfe-library/dev/remote.js', 'mfe-library', 'dev'],
  ])('is named when %s threw', (file, app, version) => {
    expect(ownerOf(stack(file, 'http://localhost:3000/assets/main.1a2b3c4d.js'))).toEqual({ app, version });
  });

  it.each(['http://localhost/assets/main.js', 'https://p.example/assets/main.js', '<anonymous>', 'webpack://x/y.js'])(
    'is the shell when %s threw, whatever its caller',
    (file) => {
      const caller = 'http://localhost:3000/remotes/mfe-contacts/1.2.0/contact-list.js';
      expect(ownerOf(stack(file, ...(file.startsWith('http') ? [caller] : [])))).toBeUndefined();
    },
  );
});

/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const eventNames = () =>
  [
    ...readFileSync(join(__dirname, 'event-map.ts'), 'utf8')
      .split('interface PageEvents')[1]
      .split('\n}')[0]
      .matchAll(/^ {2}'?([\w-]+)'?: /gm),
  ].map(([, name]) => name);

/** A room of `shared`, the shell, or a remote: what is entered by a name of its own. */
const packageOf = (path) => (path.startsWith('shared/') ? path.split('/').slice(0, 2).join('/') : path.split('/')[0]);

const sources = readdirSync(root)
  .filter((name) => name === 'shell' || name === 'shared' || name.startsWith('mfe-'))
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|test-helper)\.|node_modules|^shared\/testing/.test(path))
  .map((path) => ({ owner: packageOf(path), text: readFileSync(join(root, path), 'utf8') }));

const packagesThat = (functions, event) => {
  const pattern = new RegExp(`\\b(?:${functions})\\(\\s*'${event}'`);
  return [...new Set(sources.filter(({ text }) => pattern.test(text)).map(({ owner }) => owner))];
};

describe('the events of the page', () => {
  it('are found', () => expect(eventNames()).toContain('session-changed'));

  it.each(eventNames())('%s is emitted in one package and heard in another', (event) => {
    const emitters = packagesThat('emit', event);
    const hearers = packagesThat('on|useEvent|last|useLast', event);

    expect(emitters.flatMap((emitter) => hearers.filter((hearer) => hearer !== emitter))).not.toEqual([]);
  });
});

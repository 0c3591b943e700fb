import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readJson, remoteNames, root } from '../paths.mjs';
import { sectionsOf, tableRows } from './pages.mjs';

const headings = ['Routes', 'Slots', 'Events', 'Calls', 'Where to look first'];
const quoted = (/** @type {string} */ text) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The calls that the sources in a folder name, tests aside. @param {string} folder */
function callsIn(folder) {
  const source = join(root, folder);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test-helper|(^|\/)testing\//.test(file))
    .map((file) => readFileSync(join(source, file), 'utf8'));
  return [...new Set(texts.join('\n').match(/(?<=')(?:GET|POST|PUT|DELETE) \/[\w/:-]*(?=')/g) ?? [])];
}

const contractCalls = callsIn('shared/contract/calls');

describe.each(remoteNames())('the README of %s', (remote) => {
  const text = readFileSync(join(root, remote, 'README.md'), 'utf8');
  const descriptor = readJson(join(root, remote, 'remote.json'));
  const sections = sectionsOf(text);
  const section = (/** @type {string} */ name) => sections.get(name) ?? '';

  it('has the sections of every README of a remote, in their order', () => {
    expect([...sections.keys()].filter((name) => headings.includes(name))).toEqual(headings);
  });

  it('names its routes as its descriptor does', () => {
    const documented = tableRows(section('Routes')).map(([path = '', screen = '']) => [
      quoted(path)[0],
      quoted(screen)[0],
    ]);
    const routes = descriptor.routes.map((/** @type {{ path: string, screen: string }} */ one) => [
      one.path,
      one.screen,
    ]);

    expect(documented.map(String).sort()).toEqual(routes.map(String).sort());
  });

  it('names the slots that it fills and uses', () => {
    const { fills, uses } = descriptor.slots;
    const documented = tableRows(section('Slots')).map(([slot = '', how = '']) => `${quoted(slot)[0]}: ${how}`);

    expect(new Set(documented)).toEqual(
      new Set([
        ...fills.map((/** @type {string} */ slot) => `${slot}: filled`),
        ...uses.map((/** @type {string} */ slot) => `${slot}: used`),
      ]),
    );
  });

  it('names the events that it emits and hears', () => {
    const { emits, hears } = descriptor.events;
    const documented = tableRows(section('Events')).map(([event = '', how = '']) => `${quoted(event)[0]}: ${how}`);

    expect(new Set(documented)).toEqual(
      new Set([
        ...emits.map((/** @type {string} */ event) => `${event}: emitted`),
        ...hears.map((/** @type {string} */ event) => `${event}: heard`),
      ]),
    );
  });

  it('names the calls that its sources make', () => {
    const documented = tableRows(section('Calls')).map(([call = '']) => quoted(call)[0] ?? '');

    expect(callsIn(join(remote, 'src')).filter((call) => !documented.includes(call))).toEqual([]);
    // Also those that a room of `shared` makes for it; none that the contract does not have.
    expect(documented.filter((call) => !contractCalls.includes(call))).toEqual([]);
  });
});

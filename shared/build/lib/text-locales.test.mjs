/** @jest-environment node */
import { join } from 'node:path';

import { readJson, remoteNames, root } from '../paths.mjs';
import { readTextLocales } from './text-locales.mjs';

/** The texts of a descriptor: objects with a French entry. @param {unknown} value @returns {object[]} */
const textsIn = (value) => {
  if (typeof value !== 'object' || value === null) return [];
  return 'fr' in value ? [value] : Object.values(value).flatMap(textsIn);
};

describe('the languages that there are words in', () => {
  it('are read from the contract', () => {
    expect(readTextLocales()).toEqual(expect.arrayContaining(['fr', 'en']));
  });

  it.each(remoteNames())('are those of every title and label in the descriptor of %s', (name) => {
    const texts = textsIn(readJson(join(root, name, 'remote.json')));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(Object.keys(text).toSorted()).toEqual(readTextLocales().toSorted());
  });
});

import { basename } from 'node:path';

import { compilePo } from '../po.mjs';

/** Lets a test import a catalogue as webpack does. Missing translations are the build's business, not a test's. */
/** @type {import('@jest/transform').SyncTransformer} */
const transformer = {
  process(content, path) {
    const { messages } = compilePo(content, basename(path, '.po'));
    return { code: `exports.messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});` };
  },
};

export default transformer;

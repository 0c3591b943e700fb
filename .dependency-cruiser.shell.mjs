import { readdirSync } from 'node:fs';

import { checkTable } from './shared/build/checks/check-table.mjs';

/** Layers of the shell, from the ground up: each may import those before it. */
const shellLayers = [
  'boot',
  'plain',
  'session',
  'errors',
  'loading',
  'federation',
  'layouts',
  'features',
  'product',
  'entrypoints',
  'paint',
];

/** Features of the shell, and the features that each may import. */
const shellFeatures = {
  account: ['second-factor'],
  consent: [],
  'email-change': ['email-link'],
  'email-link': [],
  'forgotten-password': [],
  legal: ['consent'],
  'log-as': [],
  login: ['second-factor'],
  native: [],
  network: [],
  notifications: [],
  preview: [],
  'reset-password': ['email-link', 'login'],
  'second-factor': [],
  'session-end': ['login'],
  terms: ['legal'],
};

checkTable('shellFeatures', shellFeatures, readdirSync(new URL('shell/src/features/', import.meta.url)));

const testFiles = '\\.test\\.tsx?$|\\.test-helper\\.tsx?$';

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/** Types a rule. @param {Rule} made */
export const rule = (made) => made;

/**
 * Dependencies between the folders of the shell.
 * @type {Rule[]}
 */
export const shellRules = [
  {
    name: 'shell-files-lie-in-a-layer',
    comment: 'A new folder of the shell takes its place in the table of layers.',
    severity: 'error',
    from: {},
    to: { path: '^shell/src/', pathNot: `^shell/src/(${shellLayers.join('|')}|locales)/` },
  },
  ...shellLayers.map((layer, index) =>
    rule({
      name: `shell-layer-${layer}`,
      severity: 'error',
      from: { path: `^shell/src/${layer}/`, pathNot: testFiles },
      to: {
        path: '^shell/src/',
        pathNot: `^shell/src/(${[...shellLayers.slice(0, index + 1), 'locales'].join('|')})/`,
      },
    }),
  ),
  {
    name: 'shell-feature-is-declared',
    severity: 'error',
    from: {},
    to: {
      path: '^shell/src/features/',
      pathNot: `^shell/src/features/(${Object.keys(shellFeatures).join('|')})/`,
    },
  },
  ...Object.entries(shellFeatures).map(([feature, known]) =>
    rule({
      name: `shell-feature-${feature}`,
      severity: 'error',
      from: { path: `^shell/src/features/${feature}/`, pathNot: testFiles },
      to: { path: '^shell/src/features/', pathNot: `^shell/src/features/(${[feature, ...known].join('|')})/` },
    }),
  ),
  {
    name: 'shell-folders-know-each-other-one-way',
    comment: 'Two folders that know each other are one: what both need lies in a third.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^shell/src/' },
    to: { circular: true },
  },
  {
    name: 'shell-folders-are-known-from-above',
    comment: 'A folder knows what lies in the folders within it; what these share lies in one of them.',
    severity: 'error',
    from: { path: '^(shell/src/.+)/[^/]+/[^/]+$', pathNot: testFiles },
    to: { path: '^$1/[^/]+$' },
  },
];

import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { mentionedNames } from './mentioned-names.mjs';
import { placeOfImport, sharedOf, usesOf } from './uses.mjs';
import { WHOLE } from './shared-imports.mjs';

describe('where a name is imported', () => {
  const source = [
    "import { t } from '@lingui/core/macro';",
    "import './look.css';",
    'import {',
    '  Box,',
    '  type BoxProps,',
    '  IconButton as Round,',
    "} from '@passerelle/shared/ui';",
    "import React from 'react';",
    "export { useCall } from '@passerelle/shared/client';",
  ].join('\n');

  it('is its line and column, on whichever line of the statement it stands', () => {
    expect(placeOfImport(source, '@passerelle/shared/ui', 'Box')).toBe('4:3');
    expect(placeOfImport(source, '@passerelle/shared/ui', 'IconButton')).toBe('6:3');
    expect(placeOfImport(source, '@passerelle/shared/client', 'useCall')).toBe('9:10');
  });

  it('is the statement, when the name stands in none', () => {
    expect(placeOfImport(source, 'react', 'default')).toBe('8:1');
    // The macro becomes an import of `i18n`.
    expect(placeOfImport(source, '@lingui/core', 'i18n')).toBe('1:1');
    expect(placeOfImport(source, 'react/jsx-runtime', 'jsx')).toBe('1:1');
  });
});

it('finds the names that a package mentions, and no parts of longer ones', () => {
  const source = "var React = require('react'); React.createElement(x, React['useId'], reuseState);";
  expect(mentionedNames(source, ['createElement', 'useId', 'useState', 'memo'])).toEqual(['createElement', 'useId']);
});

describe('the shared names that a remote uses', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'uses-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name, text) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };

  it('are listed once each, in order, with every place', () => {
    const b = write('src/b.ts', "import { Box, Alert } from 'ui';");
    const a = write('src/a.ts', "import { Box } from 'ui';");
    const uses = usesOf(
      [
        { module: 'ui', name: 'Box', file: b },
        { module: 'ui', name: 'Box', file: b },
        { module: 'ui', name: 'Alert', file: b },
        { module: 'ui', name: 'Box', file: a },
      ],
      folder,
    );
    expect(uses).toEqual({ ui: { Alert: ['src/b.ts:1:15'], Box: ['src/a.ts:1:10', 'src/b.ts:1:10'] } });
    expect(sharedOf(uses)).toEqual({ ui: ['Alert', 'Box'] });
  });

  it('are the mentioned ones of a package that takes the whole', () => {
    write('node_modules/drawing/package.json', '{}');
    write('node_modules/shapes/index.js', 'exports.circle = exports.square = 1;');
    const file = write('node_modules/drawing/index.js', "var shapes = require('shapes'); shapes.circle;");
    const uses = usesOf([{ module: 'shapes', name: WHOLE, file }], folder);
    expect(uses).toEqual({ shapes: { circle: ['drawing/index.js:1:1'] } });
  });

  it('stop the build when one of our sources takes the whole', () => {
    const file = write('src/a.ts', "\nimport * as ui from 'ui';\nexport const all = ui;");
    expect(() => usesOf([{ module: 'ui', name: WHOLE, file }], folder)).toThrow(
      'src/a.ts:2:8 takes ui as a whole. Import what is used of it by name.',
    );
  });
});

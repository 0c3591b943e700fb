import { join, relative } from 'node:path';

import ts from 'typescript';

import { root } from '../paths.mjs';

const rooms = /^shared\/(ui|forms|client|routes|i18n|theme)\//;

/** Re-exports of packages that have one owner: the door is where their pieces are counted, by bytes. */
const doors = /^shared\/ui\/(mui|inputs)\/|^shared\/forms\/index\.ts/;

const host = 'the shell sets it up, once for the page, and every test through shared/testing';
const engine = 'stands on react-final-form, which only this room knows';
const kit = 'part of the kits, which further screens stand on';

/** Exports that one package alone may use, with the reason: by the beginning of file and name. */
const exceptions = {
  'shared/theme/app-theme-provider.tsx': host,
  'shared/client/person-storage.ts': host,
  'shared/client/server-status.ts': host,
  'shared/client/answer-cache.ts': host,
  'shared/client/brought-answers.ts': host,
  'shared/i18n/activate.ts': host,
  'shared/i18n/catalogues.ts': host,
  'shared/i18n/locale-info.ts chosen': host,
  'shared/i18n/formats.ts formatsFor': 'the formats of `useFormats` for code that is no component',
  'shared/i18n/trans.tsx CatalogueProvider': host,
  'shared/ui/feedback/toast-provider.tsx': host,
  'shared/forms/fields/password-field.tsx': engine,
  'shared/forms/fields/password-checklist.tsx': engine,
  'shared/forms/fields/repeat-field.tsx': engine,
  'shared/forms/saved-notice.tsx': engine,
  'shared/forms/live-form.tsx': engine,
  'shared/ui/data-display/person-avatar.tsx hashOf': 'the avatar picks its own tint by it',
  'shared/ui/data-display/rich-text.tsx prepareRichText':
    'stands beside the text that it prepares, which others show too',
  'shared/ui/data/feedback/dialog-illustration.tsx': 'the picture of a success is one of its scenes',
  'shared/ui/data/feedback/use-deletion.tsx': 'deleting and other changes are undone by the same button',
  'shared/ui/data/data-display/shield.tsx Shield': 'the badge with its words draws it too',
  'shared/ui/data/data-display/figure-card.tsx': kit,
  'shared/ui/table/': kit,
  'shared/ui/data/lists/restored-search-notice.tsx': kit,
  'shared/ui/data/inputs/plan-button.tsx PLAN_BUTTON': 'the button marks itself by it, for the one that floats',
  'shared/ui/layout/screen-name.ts useShownScreenName': host,
  'shared/client/calls.tsx Calls': 'asks by the cache of `useCall`, which no remote reaches',
  'shared/client/use-repeated-call.ts': 'asks by the cache of `useCall`, which no remote reaches',
};

/** Exports that only tests use, with the reason. */
const unused = {
  'shared/i18n/trans.tsx Trans': 'the compiler takes it for every `Trans` of the macros',
};

const configFile = join(root, 'tsconfig.json');
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configFile, ts.sys.readFile).config,
  ts.sys,
  root,
);
const program = ts.createProgram(fileNames, options);
const checker = program.getTypeChecker();
const sources = program
  .getSourceFiles()
  .filter(({ fileName }) => !fileName.includes('/node_modules/') && !fileName.includes('/generated/'));

const fileOf = (/** @type {ts.SourceFile} */ source) => relative(root, source.fileName);
const isTest = (/** @type {string} */ file) => /\.test(-helper)?\.tsx?$|^shared\/testing\//.test(file);
const packageOf = (/** @type {string} */ file) => file.split('/')[0] ?? '';

/** Resolves an import or a re-export to the symbol it refers to. @param {ts.Symbol | undefined} symbol */
const declared = (symbol) =>
  symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** @param {ts.SourceFile} source */
const exportsOf = (source) => {
  const module = checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
};

/** The files that import or re-export each symbol by its name. @type {Map<ts.Symbol, Set<string>>} */
const users = new Map();
for (const source of sources) {
  const isDoor = source.fileName.endsWith('/index.ts');
  for (const statement of source.statements) {
    const named = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement) && !isDoor && statement.moduleSpecifier && statement.exportClause;
    if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) continue;
    for (const { name } of named.elements) {
      const symbol = declared(checker.getSymbolAtLocation(name));
      if (symbol) users.set(symbol, (users.get(symbol) ?? new Set()).add(fileOf(source)));
    }
  }
}

/** Symbols that the `index.ts` files of `shared` export; exports used inside a folder only are not among them. */
const behindDoors = new Set(
  sources
    .filter((source) => /^shared\/.*\/index\.ts$/.test(fileOf(source)))
    .flatMap(exportsOf)
    .map(declared),
);

/** The values that each file of a room declares and exports. */
const offered = sources
  .filter((source) => rooms.test(fileOf(source)) && !isTest(fileOf(source)))
  .flatMap((source) =>
    exportsOf(source)
      .filter((symbol) =>
        symbol.declarations?.some((node) => node.getSourceFile() === source && !ts.isExportSpecifier(node)),
      )
      .filter(({ flags }) => flags & ts.SymbolFlags.Value)
      .map((symbol) => ({ symbol, file: fileOf(source), name: symbol.name, users: [...(users.get(symbol) ?? [])] })),
  );

/** The exports that one package uses and no module of `shared`. */
const usedAlone = () =>
  offered
    .filter(({ file }) => !doors.test(file))
    .map((one) => ({ ...one, users: one.users.filter((user) => !isTest(user)) }))
    .filter(
      ({ users: by }) =>
        by.length > 0 && by.every((user) => packageOf(user) !== 'shared') && new Set(by.map(packageOf)).size === 1,
    );

describe('the exports of the rooms', () => {
  it('are read: the graph is not empty', () => {
    expect(offered.length).toBeGreaterThan(300);
    expect(offered.find(({ name }) => name === 'Page')?.users.length).toBeGreaterThan(2);
  });

  it('are used outside of their tests', () => {
    const dead = offered.filter(
      ({ symbol, users: by }) =>
        behindDoors.has(symbol) && by.every((user) => isTest(user) && !user.startsWith('shared/testing/')),
    );
    expect(dead.map(({ file, name }) => `${file} ${name}`).sort()).toEqual(Object.keys(unused).sort());
  });

  it('are used by more than one package, unless listed as an exception', () => {
    const alone = usedAlone().filter(
      ({ file, name }) => !Object.keys(exceptions).some((path) => `${file} ${name}`.startsWith(path)),
    );
    expect(alone.map(({ file, name, users: by }) => `${packageOf(by[0] ?? '')} alone uses ${name} of ${file}`)).toEqual(
      [],
    );
  });

  it('have no needless exception', () => {
    const needed = usedAlone();
    const needless = Object.keys(exceptions).filter(
      (path) => !needed.some(({ file, name }) => `${file} ${name}`.startsWith(path)),
    );
    expect(needless).toEqual([]);
  });
});

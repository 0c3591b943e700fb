import { isTest, packageOf, readGraph } from './source-graph.mjs';

const rooms = /^shared\/(ui|forms|client|routes|i18n|theme)\//;

/** Re-exports of packages that have one owner: the door is where their pieces are counted, by bytes. */
const doors = /^shared\/ui\/(mui|inputs)\/|^shared\/forms\/index\.ts/;

const host = 'the shell sets it up, once for the page, and every test through shared/testing';
const engine = 'stands on react-final-form, which only this room knows';
const kit = 'part of the kits, which further screens stand on';

/** What one package alone may use, and why: by the beginning of file and name. */
const exceptions = {
  'shared/theme/app-theme-provider.tsx': host,
  'shared/client/person-storage.ts': host,
  'shared/client/reach.ts': host,
  'shared/client/answer-cache.ts': host,
  'shared/client/brought-answers.ts': host,
  'shared/i18n/activate.ts': host,
  'shared/i18n/catalogues.ts': host,
  'shared/i18n/locale-info.ts chosen': host,
  'shared/i18n/trans.tsx WordsProvider': host,
  'shared/ui/toasts/toast-provider.tsx': host,
  'shared/forms/password-field.tsx': engine,
  'shared/forms/password-checklist.tsx': engine,
  'shared/forms/repeat-field.tsx': engine,
  'shared/forms/saved-notice.tsx': engine,
  'shared/forms/form-context.ts': engine,
  'shared/ui/person/person-avatar.tsx hashOf': 'the avatar picks its own tint by it',
  'shared/ui/text/rich-text.tsx prepareRichText': 'stands beside the text that it prepares, which others show too',
  'shared/ui/data/dialogs/scene.tsx': 'the picture of a success is one of its scenes',
  'shared/ui/data/dialogs/use-deletion.tsx': 'deleting and other changes are undone by the same button',
  'shared/ui/data/figures/shield.tsx Shield': 'the badge with its words draws it too',
  'shared/ui/data/figures/figure-card.tsx': kit,
  'shared/ui/table/': kit,
  'shared/ui/dates/time-picker.tsx': kit,
  'shared/ui/data/lists/restored-search-notice.tsx': kit,
  'shared/ui/data/creation/plan-button.tsx PLAN_BUTTON': 'the button marks itself by it, for the one that floats',
  'shared/routes/query-fields.ts': kit,
  'shared/routes/screen-name.ts useShownScreenName': host,
  'shared/client/calls.tsx Calls': 'asks by the cache of `useCall`, which no remote reaches',
};

/** What nobody but a test takes by the room's door, and why it stands there. */
const unused = {
  'shared/i18n/trans.tsx Trans': 'the compiler takes it for every `Trans` of the macros',
  'shared/i18n/formats.ts formatsFor': 'remotes test with it what their texts say of figures',
  'shared/client/answer-cache.ts preload': 'asks ahead for what the next screen shows',
};

const { sources, origin } = readGraph();

/** Who uses what a room exports: other modules of `shared`, and packages. @type {Map<string, Set<string>>} */
const users = new Map();
/** @param {string} file @param {string} name @param {string} user */
const note = (file, name, user) => {
  const declared = name === '*' ? null : origin(file, name);
  if (!declared || declared === user) return;
  const key = `${declared} ${name}`;
  users.set(key, (users.get(key) ?? new Set()).add(user));
};
for (const [user, { imports, exports }] of sources) {
  for (const { name, from } of imports) note(from, name, user);
  if (!user.endsWith('/index.ts')) for (const { name, from } of exports) note(from, name, user);
}

const offered = [...sources]
  .filter(([file]) => rooms.test(file) && !isTest(file))
  .flatMap(([file, { own }]) =>
    [...own].map((name) => ({ file, name, users: [...(users.get(`${file} ${name}`) ?? [])] })),
  );

/** Whether the room's door names it: what a file exports to its neighbours is theirs. @param {string} name @param {string} file */
const passesDoor = (name, file) =>
  [...sources].some(
    ([door, { exports }]) =>
      door.startsWith('shared/') &&
      door.endsWith('/index.ts') &&
      exports.some(
        (taken) =>
          (taken.as === name || taken.as === '*') &&
          origin(taken.from, taken.name === '*' ? name : taken.name) === file,
      ),
  );
const isType = (/** @type {string} */ name, /** @type {string} */ file) => sources.get(file)?.types.has(name) === true;

/** The exports that one package uses and no module of `shared`. */
const usedAlone = () =>
  offered
    .filter(({ file, name }) => !isType(name, file) && !doors.test(file))
    .map((one) => ({ ...one, users: one.users.filter((user) => !isTest(user)) }))
    .filter(
      ({ users: by }) =>
        by.length > 0 && by.every((user) => packageOf(user) !== 'shared') && new Set(by.map(packageOf)).size === 1,
    );

describe('what the rooms of the pages export', () => {
  it('is read: the table of the graph is not empty', () => {
    expect(offered.length).toBeGreaterThan(300);
    expect(users.get('shared/ui/page/page.tsx Page')?.size).toBeGreaterThan(2);
  });

  it('is used by somebody other than its tests', () => {
    const dead = offered
      .filter(
        ({ file, name, users: by }) =>
          !isType(name, file) && by.every((user) => isTest(user) && !user.startsWith('shared/testing/')),
      )
      .filter(({ file, name }) => passesDoor(name, file));
    expect(dead.map(({ file, name }) => `${file} ${name}`).sort()).toEqual(Object.keys(unused).sort());
  });

  it('is used by more than one package; what one alone uses lives there', () => {
    const alone = usedAlone().filter(
      ({ file, name }) => !Object.keys(exceptions).some((path) => `${file} ${name}`.startsWith(path)),
    );
    expect(alone.map(({ file, name, users: by }) => `${packageOf(by[0] ?? '')} alone uses ${name} of ${file}`)).toEqual(
      [],
    );
  });

  it('has no exception that has become needless', () => {
    const needed = usedAlone();
    const needless = Object.keys(exceptions).filter(
      (path) => !needed.some(({ file, name }) => `${file} ${name}`.startsWith(path)),
    );
    expect(needless).toEqual([]);
  });
});

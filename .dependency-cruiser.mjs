/**
 * Who may know whom. Each rule is one sentence of docs/architecture.md.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const rooms = {
  contract: [],
  client: ['contract', 'events', 'i18n'],
  events: ['contract'],
  routes: ['contract'],
  i18n: ['contract', 'events'],
  theme: ['contract'],
  ui: ['contract', 'theme', 'i18n', 'routes'],
  forms: ['contract', 'client', 'events', 'i18n', 'ui'],
  lists: ['contract', 'client', 'events', 'routes'],
  remotes: ['contract', 'events', 'i18n'],
};

/** Packages that have one owner: everybody else goes through its room. */
const owned = [
  { package: 'ky', owner: '^shared/client/' },
  { package: 'swr', owner: '^(shared/(client|testing)|shell)/' },
  // A remote that imports it brings a second one along, which knows nothing of the page.
  { package: 'react-dom', owner: '^(shared/(ui|forms|testing)|shell)/' },
  { package: '@mui/material', owner: '^(shared/(theme|ui|forms|testing)|shell)/' },
  { package: '@emotion', owner: '^shared/(theme|ui|forms|testing)/' },
  { package: 'react-router-dom', owner: '^(shared/(routes|testing)|shell)/' },
  { package: 'react-final-form', owner: '^shared/forms/' },
  { package: 'final-form', owner: '^shared/(forms|testing)/' },
  { package: 'pdfjs-dist', owner: '^mfe-library/' },
  { package: 'echarts', owner: '^mfe-(reporting|surveys)/' },
  { package: '@module-federation', owner: '^(shell|shared/build)/' },
];

export default {
  forbidden: [
    { name: 'no-circular', comment: 'No circles.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'api-knows-only-the-contract',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(shared/(?!contract/|build/)|shell/|mfe-[^/]+/)' },
    },
    {
      name: 'pages-do-not-know-the-api',
      severity: 'error',
      from: { path: '^(shared/(?!build/)|shell/|mfe-[^/]+/)' },
      to: { path: '^(api|e2e)/' },
    },
    {
      name: 'the-shell-imports-no-remote',
      severity: 'error',
      from: { path: '^(shell|shared)/', pathNot: '^shared/build/' },
      to: { path: '^mfe-' },
    },
    {
      name: 'a-remote-imports-neither-shell-nor-another-remote',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'remotes-enter-rooms-by-their-door',
      comment: 'A remote takes a room by its name; what lies behind the door may move.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^shared/',
        pathNot:
          '^shared/([a-z0-9]+/index\\.ts|theme/fonts\\.ts|routes/paths\\.ts|ui/((data|picker|table|words)/index|icon)\\.ts|contract/(calls|remotes)/index\\.ts)$',
      },
    },
    {
      name: 'calls-are-types-in-pages',
      comment: 'The schemas of the calls must not travel to the page.',
      severity: 'error',
      from: {
        path: '^(mfe-[^/]+|shell|shared/(client|ui|forms|lists|routes|i18n|events|theme|remotes))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^shared/contract/calls/', dependencyTypesNot: ['type-only'] },
    },
    ...Object.entries(rooms).map(([room, known]) => ({
      name: `room-${room}`,
      severity: 'error',
      from: { path: `^shared/${room}/`, pathNot: '\\.test\\.tsx?$|/jest\\.config\\.mjs$' },
      to: { path: '^shared/', pathNot: `^shared/(${[room, ...known].join('|')})/` },
    })),
    ...owned.map(({ package: name, owner }) => ({
      name: `only-owner-of-${name.replace(/[@/]/g, '')}`,
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared|api)/', pathNot: `${owner}|\\.test\\.tsx?$|^shared/build/` },
      to: { path: `^node_modules/${name}(/|$)` },
    })),
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: { pathNot: '/generated/|\\.d\\.ts$' },
      to: { couldNotResolve: true, pathNot: '/generated/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(generated|\\.build|\\.cache)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};

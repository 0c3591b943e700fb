import { readdirSync } from 'node:fs';

import { rule, shellRules } from './.dependency-cruiser.shell.mjs';
import { assertNoCircle, checkTable } from './shared/build/lib/check-table.mjs';
import { folderGraph } from './shared/build/lib/source-graph.mjs';

/** Which room of `shared` may know which. */
const rooms = {
  contract: [],
  client: ['contract', 'events', 'i18n'],
  events: ['contract'],
  routes: ['contract'],
  i18n: ['contract', 'events'],
  theme: ['contract'],
  ui: ['contract', 'events', 'theme', 'i18n', 'routes'],
  forms: ['contract', 'client', 'events', 'i18n', 'theme', 'ui'],
  lists: ['contract', 'client', 'events', 'routes', 'ui'],
  remotes: ['contract', 'events', 'i18n'],
  charts: ['theme', 'events', 'ui'],
  locales: ['i18n'],
  wizard: ['client', 'forms', 'routes', 'ui'],
};

/**
 * Which domain of the server may know which: a new arrow is a decision, made here. What several domains need, and what
 * knows none of them, belongs to `platform`. Tests may know more.
 */
const domains = {
  accounts: ['mails'],
  agenda: ['notifications', 'own-lists', 'stats', 'tasks'],
  audit: ['accounts', 'users'],
  'calendar-feed': ['agenda', 'deletions', 'own-lists'],
  'contact-import': ['agenda', 'contacts', 'own-lists'],
  contacts: ['agenda', 'own-lists', 'tasks'],
  content: [],
  deletions: [],
  drafts: [],
  'email-change': ['accounts', 'mails', 'notifications', 'second-factor'],
  erasure: ['accounts', 'mails', 'profile'],
  files: ['accounts', 'library'],
  groups: ['accounts'],
  'job-offers': ['notifications', 'own-lists', 'stats', 'tasks'],
  library: ['accounts', 'own-lists', 'tasks'],
  'license-packs': ['accounts', 'groups'],
  'log-as': ['accounts', 'mails', 'notifications', 'profile'],
  mails: [],
  notifications: ['mails'],
  organizations: ['accounts', 'mails'],
  outbox: [],
  'own-lists': [],
  'own-sessions': [],
  'personal-export': ['notifications', 'profile', 'surveys', 'users'],
  profile: ['accounts', 'email-change', 'organizations', 'programs', 'stats'],
  programs: ['accounts', 'license-packs', 'notifications', 'stats', 'surveys'],
  reporting: ['accounts', 'groups', 'license-packs'],
  'second-factor': ['accounts', 'mails'],
  'sign-in': ['accounts', 'mails', 'profile', 'second-factor'],
  'signed-actions': ['accounts', 'second-factor', 'sign-in', 'tasks'],
  stats: [],
  surveys: ['drafts'],
  tasks: ['notifications', 'stats', 'surveys'],
  'user-import': ['accounts', 'groups', 'mails', 'users'],
  users: [
    'accounts',
    'email-change',
    'groups',
    'license-packs',
    'mails',
    'profile',
    'programs',
    'reporting',
    'second-factor',
  ],
};

checkTable('domains', domains, readdirSync(new URL('api/src/domains/', import.meta.url)));
assertNoCircle('the folders of api/src', folderGraph('api/src'));

/** Packages that have one owner: everybody else goes through its room. */
const owned = [
  { package: 'ky', owner: '^shared/client/' },
  { package: 'swr', owner: '^(shared/(client|testing)|shell)/' },
  // A remote that imports it brings a second one along, which knows nothing of the page.
  { package: 'react-dom', owner: '^(shared/(ui|forms|testing)|shell)/' },
  { package: '@mui/material', owner: '^(shared/(theme|ui|forms|testing)|shell)/' },
  { package: '@mui/x-date-pickers', owner: '^shared/(theme|ui/dates)/' },
  { package: '@emotion', owner: '^(shared/(theme|ui|forms|testing)|shell/src/federation/host)/' },
  { package: 'react-final-form', owner: '^shared/forms/' },
  { package: 'final-form', owner: '^shared/(forms|testing)/' },
  { package: 'pdfjs-dist', owner: '^mfe-library/' },
  // The one echarts of the page; a remote that imports it would bring another half megabyte.
  { package: 'echarts', owner: '^shared/charts/' },
  { package: 'echarts-for-react', owner: '^shared/charts/' },
  { package: '@module-federation', owner: '^(shared/build|shell/src/federation/host|e2e/fixtures)/' },
];

/**
 * Who may know whom. Each rule is one sentence of docs/architecture.md.
 * @type {import('dependency-cruiser').IConfiguration}
 */
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
          '^shared/([a-z0-9]+/index\\.ts|theme/fonts\\.css|routes/paths\\.ts|locales/[a-z]+\\.po|forms/(dates|languages)/index\\.ts|ui/((bridge|data|dates|inputs|picker|table|words)/index|mui/(overlays|table|tabs|toggles))\\.ts|contract/(calls|remotes)/index\\.ts)$',
      },
    },
    {
      name: 'calls-are-types-in-pages',
      comment: 'The schemas of the calls must not travel to the page.',
      severity: 'error',
      from: {
        path: '^(mfe-[^/]+|shell|shared/(client|ui|forms|lists|routes|i18n|events|theme|remotes|charts|wizard))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^shared/contract/calls/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kits-take-the-core-by-its-door',
      comment:
        'A remote bundles the kits it uses; what lies behind another door than the shared ones would come twice.',
      severity: 'error',
      from: { path: '^shared/(ui/(data|dates|picker|table)|forms/(dates|languages))/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(shared/ui/(?!data/|dates/|picker/|table/|(inputs/)?index\\.ts$|words/|mui/)|shared/ui/mui/core|shared/forms/(?!dates/|languages/|index\\.ts$)|node_modules/(@mui/material|@emotion|react-dom)/)',
      },
    },
    ...Object.entries(rooms).map(([room, known]) =>
      rule({
        name: `room-${room}`,
        severity: 'error',
        from: { path: `^shared/${room}/`, pathNot: '\\.test(-helper)?\\.tsx?$|/jest\\.config\\.mjs$' },
        to: { path: '^shared/', pathNot: `^shared/(${[room, ...known].join('|')})/` },
      }),
    ),
    ...Object.entries(domains).map(([domain, known]) =>
      rule({
        name: `domain-${domain}`,
        severity: 'error',
        from: { path: `^api/src/domains/${domain}/`, pathNot: '\\.test\\.ts$|/testing/' },
        to: { path: '^api/src/domains/', pathNot: `^api/src/domains/(${[domain, ...known].join('|')})/` },
      }),
    ),
    {
      name: 'platform-knows-no-domain',
      comment: 'The machinery serves whatever the product does with it.',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/(domains|admin|demo|content-pack)/' },
    },
    {
      name: 'http-ends-at-routes',
      comment: 'Request and reply stay in routes.ts, so that a domain can be called without a server.',
      severity: 'error',
      from: {
        path: '^api/src/domains/',
        pathNot: '(^|/)routes\\.ts$|\\.test\\.ts$|/testing/',
      },
      to: { path: '^node_modules/fastify/' },
    },
    ...shellRules,
    ...owned.map(({ package: name, owner }) =>
      rule({
        name: `only-owner-of-${name.replace(/[@/]/g, '')}`,
        severity: 'error',
        from: { path: '^(shell|mfe-[^/]+|shared|api)/', pathNot: `${owner}|\\.test\\.tsx?$|^shared/build/` },
        to: { path: `^node_modules/${name}(/|$)` },
      }),
    ),
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

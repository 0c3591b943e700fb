import { readdirSync } from 'node:fs';

import { rule, shellRules } from './.dependency-cruiser.shell.mjs';
import { checkTable } from './shared/build/checks/check-table.mjs';

/** Which room of `shared` may know which. */
const rooms = {
  contract: [],
  client: ['contract', 'events', 'i18n'],
  events: ['contract'],
  routes: ['contract'],
  i18n: ['contract', 'events'],
  theme: ['contract'],
  ui: ['contract', 'events', 'theme', 'i18n', 'routes', 'url-state'],
  forms: ['contract', 'client', 'events', 'i18n', 'theme', 'ui'],
  lists: ['contract', 'client', 'events', 'routes', 'ui', 'url-state'],
  'url-state': ['contract'],
  remotes: ['contract', 'events', 'i18n'],
  charts: ['theme', 'events', 'ui'],
  locales: ['i18n'],
  wizard: ['client', 'forms', 'routes', 'ui', 'url-state'],
};

/**
 * Dependencies between the server's domains. A new one is a decision, made here. Code that several domains need and that
 * knows none of them belongs to `platform`. Tests may depend on more.
 */
const domains = {
  accounts: ['mail', 'notifications'],
  agenda: ['accounts', 'notifications', 'programs', 'reporting'],
  audit: ['accounts'],
  auth: ['accounts', 'mail', 'notifications', 'profile', 'programs'],
  contacts: ['accounts', 'agenda', 'personal-data', 'programs'],
  content: [],
  files: ['accounts', 'library'],
  'job-offers': ['accounts', 'notifications', 'programs', 'reporting'],
  library: ['accounts', 'programs'],
  mail: [],
  notifications: ['mail'],
  organizations: ['accounts', 'mail'],
  'personal-data': ['accounts', 'mail', 'notifications', 'profile', 'surveys', 'users'],
  profile: ['accounts', 'organizations', 'programs', 'reporting'],
  programs: ['accounts', 'mail', 'notifications', 'organizations', 'reporting', 'surveys'],
  reporting: ['accounts', 'organizations'],
  surveys: ['accounts', 'notifications'],
  users: ['accounts', 'mail', 'notifications', 'organizations', 'profile', 'programs', 'reporting'],
};

checkTable('domains', domains, readdirSync(new URL('api/src/domains/', import.meta.url)));

/** Packages that have one owner: everybody else goes through its room. */
const owned = [
  { package: 'ky', owner: '^(shared/client|shell/src/federation)/' },
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
 * Dependencies between the parts. Each rule is one sentence of docs/architecture.md.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    { name: 'no-circular', comment: 'No circles of modules.', severity: 'error', from: {}, to: { circular: true } },
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
          '^shared/([a-z0-9-]+/index\\.ts|theme/fonts\\.css|routes/paths\\.ts|locales/for-shell\\.ts|forms/(dates|editing|languages)/index\\.ts|ui/((bridge|data|dates|inputs|picker|table|labels)/index|mui/(accordion|choices|collapse|overlays|progress|stepper|table|tabs|toggles|tooltip))\\.ts|contract/((calls|remotes)/index|limits|envelope|(entities|enums|rules)/[a-z/-]+)\\.ts)$',
      },
    },
    {
      name: 'calls-are-types-in-pages',
      comment: 'The schemas of the calls must not travel to the page.',
      severity: 'error',
      from: {
        path: '^(mfe-[^/]+|shell|shared/(client|ui|forms|lists|routes|url-state|i18n|events|theme|remotes|charts|wizard))/',
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
        path: '^(shared/ui/(?!data/|dates/|picker/|table/|(inputs/)?index\\.ts$|labels/|mui/)|shared/ui/mui/core|shared/forms/(?!dates/|languages/|index\\.ts$)|node_modules/(@mui/material|@emotion|react-dom)/)',
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

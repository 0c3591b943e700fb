import type {
  ContentItem,
  ContentItemSummary,
  ContentOverview,
  ContentPublication,
  ContentSchedule,
} from '@passerelle/shared/contract';

import { anId } from './ids';

export const anItemSummary = (with_: Partial<ContentItemSummary> = {}): ContentItemSummary => ({
  id: anId(),
  kind: 'pages',
  key: 'terms-of-use',
  title: 'Conditions d’utilisation',
  program: null,
  status: 'published',
  languages: [
    { language: 'fr', state: 'complete', done: 2, total: 2 },
    { language: 'en', state: 'incomplete', done: 1, total: 2 },
  ],
  changedAt: '2026-09-01T08:00:00.000Z',
  changedBy: 'Claire Nguyen',
  usedBy: 0,
  pack: {
    id: anId(),
    name: 'Rebond',
    languages: ['fr', 'en'],
    managedOutside: false,
    organization: null,
    oneOfSeveral: false,
  },
  mayEdit: true,
  ...with_,
});

export const aContentOverview = (with_: Partial<ContentOverview> = {}): ContentOverview => ({
  counts: { programs: 0, tasks: 1, surveys: 0, library: 0, faq: 0, pages: 2 },
  packs: [],
  changed: [],
  changedCount: 0,
  ...with_,
});

export const aContentItem = (with_: Partial<ContentItem> = {}): ContentItem => ({
  ...anItemSummary(),
  version: 1,
  files: {
    fr: { fields: { title: 'Conditions d’utilisation' }, text: 'Le texte en **vigueur**.' },
    en: { fields: { title: 'Terms of use' } },
  },
  attachments: [],
  stale: [],
  tasks: [],
  usedIn: [],
  publishedAt: '2026-09-01T08:00:00.000Z',
  publishedAs: null,
  ...with_,
});

export const aPublication = (with_: Partial<ContentPublication> = {}): ContentPublication => ({
  dryRun: true,
  things: [],
  problems: [],
  audience: [],
  untranslated: [],
  weeks: [],
  people: 0,
  scheduled: [],
  ...with_,
});

export const aContentSchedule = (with_: Partial<ContentSchedule> = {}): ContentSchedule => ({
  id: anId(),
  at: '2026-11-30T08:00:00.000Z',
  items: [anId()],
  titles: ['Conditions d’utilisation'],
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 'Claire Nguyen',
  failedAt: null,
  problems: [],
  ...with_,
});

import type { ItemFile, ItemKind } from '@passerelle/shared/contract';

/** What each kind of item begins with, as far as its file requires it. */
const beginnings: Record<Exclude<ItemKind, 'faq'>, () => ItemFile['fields']> = {
  programs: () => ({
    type: 'basic',
    maxSuspension: 0,
    badges: [],
    jobOffers: false,
    weeks: [{ title: '', tasks: [] }],
  }),
  tasks: () => ({ family: 'other', points: 0, subTasks: [] }),
  surveys: () => ({ type: 'basic', questions: [] }),
  library: () => ({ family: 'other' }),
  pages: () => ({}),
};

export const firstFields = (kind: ItemKind, position: number): ItemFile['fields'] =>
  kind === 'faq' ? { position } : beginnings[kind]();

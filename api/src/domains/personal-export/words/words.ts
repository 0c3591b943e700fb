import type { Locale, TextLocale } from '@passerelle/shared/contract';
import { inTextLocale } from '../../../platform/text/text';
import { enHeadings } from './headings-en';
import { frHeadings, type Heading } from './headings-fr';
import type { Values } from './values';
import { enValues } from './values-en';
import { frValues } from './values-fr';

export type SheetName =
  | 'profile'
  | 'programs'
  | 'tasks'
  | 'answers'
  | 'contacts'
  | 'actions'
  | 'notes'
  | 'jobOffers'
  | 'documents'
  | 'rewards'
  | 'notifications'
  | 'connections';

export interface ExportWords {
  /** Without its date and ending: plain letters, as every disk takes them. */
  fileName: string;
  everythingName: string;
  sheets: Record<SheetName, string>;
  headings: Record<Heading, string>;
  values: Values;
  /** What a row of the programmes is. */
  natures: Record<'program' | 'extension' | 'suspension' | 'closure', string>;
  gains: Record<'badge' | 'points', string>;
  /** Said once, in the profile: an hour alone does not say whose it is. */
  hours: { heading: string; text: string };
  dayFormat: string;
  momentFormat: string;
}

const fr: ExportWords = {
  fileName: 'passerelle-mes-donnees',
  everythingName: 'passerelle-toutes-mes-donnees',
  sheets: {
    profile: 'Profil',
    programs: 'Programmes',
    tasks: 'Tâches',
    answers: 'Réponses',
    contacts: 'Contacts',
    actions: 'Actions de networking',
    notes: 'Notes',
    jobOffers: 'Annonces',
    documents: 'Documents',
    rewards: 'Badges et points',
    notifications: 'Notifications',
    connections: 'Connexions',
  },
  headings: frHeadings,
  values: frValues,
  natures: { program: 'Programme', extension: 'Prolongation', suspension: 'Suspension', closure: 'Clôture' },
  gains: { badge: 'Badge', points: 'Points' },
  hours: { heading: 'Heures', text: 'Dans tout ce document, les heures sont celles de Paris.' },
  dayFormat: 'dd/mm/yyyy',
  momentFormat: 'dd/mm/yyyy hh:mm',
};

const en: ExportWords = {
  fileName: 'passerelle-my-data',
  everythingName: 'passerelle-all-my-data',
  sheets: {
    profile: 'Profile',
    programs: 'Programmes',
    tasks: 'Tasks',
    answers: 'Answers',
    contacts: 'Contacts',
    actions: 'Networking actions',
    notes: 'Notes',
    jobOffers: 'Job offers',
    documents: 'Documents',
    rewards: 'Badges and points',
    notifications: 'Notifications',
    connections: 'Connections',
  },
  headings: enHeadings,
  values: enValues,
  natures: { program: 'Programme', extension: 'Extension', suspension: 'Suspension', closure: 'Closure' },
  gains: { badge: 'Badge', points: 'Points' },
  hours: { heading: 'Hours', text: 'All hours in this document are those of Paris.' },
  // With the month in letters, since the order of figures is not the same for all who read English.
  dayFormat: 'd mmm yyyy',
  momentFormat: 'd mmm yyyy hh:mm',
};

const words: Record<TextLocale, ExportWords> = { fr, en };
export const wordsIn = (locale: Locale): ExportWords => inTextLocale(words, locale);

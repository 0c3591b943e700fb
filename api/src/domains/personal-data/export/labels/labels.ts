import type { Locale, TextLocale } from '@passerelle/shared/contract';
import { inTextLocale } from '../../../../platform/text/text';
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

export interface ExportLabels {
  /** Without date and extension: plain letters, valid on every disk. */
  fileName: string;
  everythingName: string;
  sheets: Record<SheetName, string>;
  headings: Record<Heading, string>;
  values: Values;
  /** The type of a programme row. */
  natures: Record<'program' | 'extension' | 'suspension' | 'closure', string>;
  /** Of a programme that is over without a closure. */
  programOver: string;
  gains: Record<'badge' | 'points', string>;
  /** Stated once, in the profile: an hour alone has no time zone. */
  hours: { heading: string; text: string };
  dayFormat: string;
  momentFormat: string;
}

const fr: ExportLabels = {
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
  programOver: 'Terminé',
  gains: { badge: 'Badge', points: 'Points' },
  hours: { heading: 'Heures', text: 'Dans tout ce document, les heures sont celles de Paris.' },
  dayFormat: 'dd/mm/yyyy',
  momentFormat: 'dd/mm/yyyy hh:mm',
};

const en: ExportLabels = {
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
  programOver: 'Ended',
  gains: { badge: 'Badge', points: 'Points' },
  hours: { heading: 'Hours', text: 'All hours in this document are those of Paris.' },
  // With the month in letters, since the order of figures differs among English readers.
  dayFormat: 'd mmm yyyy',
  momentFormat: 'd mmm yyyy hh:mm',
};

const words: Record<TextLocale, ExportLabels> = { fr, en };
export const wordsIn = (locale: Locale): ExportLabels => inTextLocale(words, locale);

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '@passerelle/shared/contract';
import { translated } from '../../../../platform/text/words';
import { headings } from './headings';
import { values } from './values';

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

const words = translated({
  /** Without date and extension: plain letters, valid on every disk. */
  fileName: msg`passerelle-mes-donnees`,
  everythingName: msg`passerelle-toutes-mes-donnees`,
  sheets: {
    profile: msg`Profil`,
    programs: msg`Programmes`,
    tasks: msg`Tâches`,
    answers: msg`Réponses`,
    contacts: msg`Contacts`,
    actions: msg`Actions de networking`,
    notes: msg`Notes`,
    jobOffers: msg`Annonces`,
    documents: msg`Documents`,
    rewards: msg`Badges et points`,
    notifications: msg`Notifications`,
    connections: msg`Connexions`,
  } satisfies Record<SheetName, MessageDescriptor>,
  headings,
  values,
  /** The type of a programme row. */
  natures: {
    program: msg`Programme`,
    extension: msg`Prolongation`,
    suspension: msg`Suspension`,
    closure: msg`Clôture`,
  },
  /** Of a programme that is over without a closure. */
  programOver: msg({ context: 'programme', message: 'Terminé' }),
  gains: { badge: msg`Badge`, points: msg`Points` },
  /** Stated once, in the profile: an hour alone has no time zone. */
  hours: { heading: msg`Heures`, text: msg`Dans tout ce document, les heures sont celles de Paris.` },
});

/** Outside of French with the month in letters, since the order of figures differs among readers. */
const dateFormats = (locale: Locale) =>
  locale === 'fr'
    ? { dayFormat: 'dd/mm/yyyy', momentFormat: 'dd/mm/yyyy hh:mm' }
    : { dayFormat: 'd mmm yyyy', momentFormat: 'd mmm yyyy hh:mm' };

export const labelsIn = (locale: Locale) => ({ ...words(locale), ...dateFormats(locale) });
export type ExportLabels = ReturnType<typeof labelsIn>;

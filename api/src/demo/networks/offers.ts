import type { JobOfferBody, JobOfferStatus } from '@passerelle/shared/contract';

export interface DemoOffer extends Omit<JobOfferBody, 'responseDate' | 'followUpDate' | 'documents'> {
  daysAgo: number;
  appliedDaysAgo?: number;
  /** The day to follow up, counted from today. */
  followUpInDays?: number;
  /** The outcome, and its date. */
  answer?: { status: JobOfferStatus; daysAgo: number };
}

/** The offers that a quality technician who wants to lead projects applies for. */
export const offers: readonly DemoOffer[] = [
  {
    daysAgo: 33,
    appliedDaysAgo: 32,
    title: 'Technicienne qualité fournisseurs',
    type: 'external',
    company: { name: 'Laiterie des Monts d’Or', address: { street: '2, chemin du Bief, 69450 Saint-Cyr' } },
    origin: 'Bruno Œuvrard',
    reference: 'LMO-214',
    job: { occupation: 'quality' },
    description: 'Suivi de quarante fournisseurs, audits et plans d’action.\nDéplacements deux jours par semaine.',
    answer: { status: 'refused', daysAgo: 21 },
  },
  {
    daysAgo: 30,
    appliedDaysAgo: 27,
    title: 'Cheffe de projet réhabilitation',
    type: 'external',
    company: { name: 'Rhône Habitat', address: { street: '40, avenue Berthelot, 69007 Lyon' } },
    origin: 'Fatoumata Keïta',
    reference: 'RH-2231',
    job: { occupation: 'projectManagement' },
    description:
      'Piloter trois opérations de réhabilitation occupée, du diagnostic à la réception.\n\nVous animez une équipe de quatre personnes et rendez compte à la direction technique.',
    answer: { status: 'accepted', daysAgo: 15 },
  },
  {
    daysAgo: 25,
    appliedDaysAgo: 25,
    title: 'Animatrice amélioration continue',
    type: 'external',
    company: { name: 'Méca-Précision 69', address: { street: '11, rue des Tourneurs, 69800 Saint-Priest' } },
    origin: 'Candidature spontanée',
    job: { occupation: 'quality' },
    answer: { status: 'refused', daysAgo: 9 },
  },
  {
    daysAgo: 19,
    followUpInDays: -1,
    title: 'Coordinatrice qualité groupe',
    type: 'internal',
    company: { name: 'Bois & Rives', address: { street: '12, quai des Charpentiers, 69007 Lyon' } },
    origin: 'Bourse interne',
    reference: 'BR-088',
    job: { occupation: 'quality' },
    description: 'Harmoniser les contrôles des trois sites. Poste ouvert aux salariés du site de Lyon en priorité.',
  },
  {
    daysAgo: 13,
    appliedDaysAgo: 12,
    title: 'Responsable qualité adjointe',
    type: 'external',
    company: { name: 'Laboratoire Confluence', address: { street: '7, cours Charlemagne, 69002 Lyon' } },
    origin: 'Zeynep Aydın',
    job: { occupation: 'quality' },
    description: 'Adjointe de la directrice qualité, avec la responsabilité du laboratoire d’essais.',
    answer: { status: 'accepted', daysAgo: 5 },
  },
  {
    daysAgo: 7,
    appliedDaysAgo: 6,
    followUpInDays: 2,
    title: 'Cheffe de projet transfert',
    type: 'internal',
    company: { name: 'Bois & Rives', address: { street: 'Plateforme de Bordeaux' } },
    origin: 'Mamadou Sissoko',
    reference: 'BR-103',
    job: { occupation: 'projectManagement' },
  },
  {
    daysAgo: 2,
    title: 'Responsable de production',
    type: 'external',
    company: { name: 'Les Ateliers de la Dombes', address: { street: '01330 Villars-les-Dombes' } },
    origin: 'Émeline Faure',
    job: { occupation: 'production' },
    description: 'Atelier de vingt personnes, deux lignes, passage prévu en trois-huit au printemps.',
  },
];

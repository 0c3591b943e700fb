import type { AgreementKind, BusinessSector, CompanySize } from '@passerelle/shared/contract';
import type { DemoPrograms } from './demo-types';

export type OrganizationKey = 'boisEtRives' | 'verreries';
export type GroupKey = 'lyon' | 'rennes' | 'bordeaux' | 'mobilite' | 'finDeCarriere' | 'verreries';
export type PackKey = 'mobilite' | 'lyon' | 'pilote' | 'cadres' | 'finDeCarriere' | 'verreries';

export interface DemoOrganization {
  slug: string;
  name: string;
  group: string;
  companyName: string;
  serialNumber: string;
  vatSerialNumber: string;
  companySize: CompanySize;
  businessType: BusinessSector;
  address: string;
  timeZone: string;
  primaryColor: string;
  /** True if participants see the phone of their manager and HR representative. */
  showsStaffPhones?: boolean;
  agreementKind?: AgreementKind;
  /** The day of filing, relative to today. */
  agreementFiled?: { months: number; days: number };
}

/** Invented companies: their numbers have a valid form and are not assigned to real ones. */
export const organizations: Record<OrganizationKey, DemoOrganization> = {
  boisEtRives: {
    slug: 'bois-et-rives',
    name: 'Bois & Rives',
    group: 'Groupe Rives',
    companyName: 'Bois & Rives SAS',
    serialNumber: '000 000 018 00012',
    vatSerialNumber: 'FR 00 000000018',
    companySize: 'from1000To5000',
    businessType: 'manufacturing',
    address: '12, quai des Charpentiers, 69007 Lyon',
    showsStaffPhones: true,
    agreementKind: 'mobilityLeave',
    // Two half-years are over, the second since a few days.
    agreementFiled: { months: -12, days: -4 },
    timeZone: 'Europe/Paris',
    primaryColor: '#6B5AED',
  },
  verreries: {
    slug: 'verreries-morel',
    name: 'Verreries Morel',
    group: 'Morel & Filles',
    companyName: 'Verreries Morel SA',
    serialNumber: '000 000 026 00025',
    vatSerialNumber: 'FR 00 000000026',
    companySize: 'from250To999',
    businessType: 'manufacturing',
    address: '3, rue du Four-à-Verre, 76340 Blangy-sur-Bresle',
    timeZone: 'Europe/Paris',
    primaryColor: '#0B7A75',
  },
};

interface DemoGroup {
  organization: OrganizationKey;
  name: (year: number) => string;
  description: string;
  packs: readonly PackKey[];
}

export const groups: Record<GroupKey, DemoGroup> = {
  lyon: {
    organization: 'boisEtRives',
    name: (year) => `Lyon, reclassement ${year}`,
    description: 'Les équipes du site de Lyon dont l’atelier de menuiserie ferme cette année.',
    packs: ['lyon', 'mobilite'],
  },
  rennes: {
    organization: 'boisEtRives',
    name: () => 'Rennes',
    description: 'Le bureau d’études et les équipes commerciales de Rennes.',
    packs: ['mobilite'],
  },
  bordeaux: {
    organization: 'boisEtRives',
    name: () => 'Bordeaux, logistique',
    description: 'La plateforme logistique de Bordeaux, qui déménage à Langon.',
    packs: ['mobilite'],
  },
  mobilite: {
    organization: 'boisEtRives',
    name: () => 'Mobilité interne',
    description: 'Celles et ceux qui changent de métier au sein du groupe.',
    packs: ['mobilite', 'pilote', 'cadres'],
  },
  finDeCarriere: {
    organization: 'boisEtRives',
    name: () => 'Fin de carrière',
    description: 'Préparer les dernières années de travail et la suite.',
    packs: ['mobilite', 'finDeCarriere'],
  },
  verreries: {
    organization: 'verreries',
    name: () => 'Site de Blangy',
    description: 'Toutes les équipes de la verrerie.',
    packs: ['verreries'],
  },
};

interface DemoPackContent {
  organization: OrganizationKey;
  name: (year: number) => string;
  description: string;
  seats: number;
  /** Months before and after the present one. */
  from: number;
  to: number | { inDays: number };
  programs: readonly (keyof DemoPrograms)[];
}

export const packs: Record<PackKey, DemoPackContent> = {
  mobilite: {
    organization: 'boisEtRives',
    name: (year) => `Mobilité ${year}`,
    description: 'Le programme de douze semaines et sa prolongation, pour tous les sites.',
    seats: 60,
    from: -10,
    to: 8,
    programs: ['basic', 'extension'],
  },
  lyon: {
    organization: 'boisEtRives',
    name: (year) => `Reclassement Lyon ${year}`,
    description: 'Les places prévues par l’accord de reclassement du site de Lyon.',
    seats: 24,
    from: -8,
    to: 10,
    programs: ['basic', 'extension'],
  },
  pilote: {
    organization: 'boisEtRives',
    name: (year) => `Pilote ${year - 1}`,
    description: 'Le premier groupe qui a suivi le programme.',
    seats: 5,
    from: -22,
    to: -11,
    programs: ['basic'],
  },
  // Full: its only seat is used.
  cadres: {
    organization: 'boisEtRives',
    name: (year) => `Cadres ${year}`,
    description: 'Une place à part, pour un poste de direction supprimé.',
    seats: 1,
    from: -10,
    to: 8,
    programs: ['basic'],
  },
  // About to end: its unused seats expire with it.
  finDeCarriere: {
    organization: 'boisEtRives',
    name: (year) => `Fin de carrière ${year}`,
    description: 'Les places réservées à celles et ceux qui approchent de la retraite.',
    seats: 6,
    from: -11,
    to: { inDays: 18 },
    programs: ['basic'],
  },
  verreries: {
    organization: 'verreries',
    name: (year) => `Parcours ${year}`,
    description: 'Douze semaines pour une mobilité, ou six pour évoluer sur place.',
    seats: 10,
    from: -6,
    to: 6,
    programs: ['basic', 'internal'],
  },
};

import type {
  Gender,
  JobLevel,
  Locale,
  ProgramState,
  RoleName,
  TextLocale,
  Separator,
} from '@passerelle/shared/contract';
import { inTextLocale } from '../../../platform/text/text';

interface Words {
  /** A semicolon in every language: colleagues in other languages read the same file. */
  separator: Separator;
  columns: readonly string[];
  roles: Record<RoleName, string>;
  states: Record<ProgramState, string>;
  genders: Record<Gender, string>;
  jobLevels: Record<JobLevel, string>;
}

const fr: Words = {
  separator: ';',
  columns: [
    'Nom',
    'Prénom',
    'E-mail',
    'Téléphone',
    'Genre',
    'Rôle',
    'Groupes',
    'Statut',
    'Intitulé du poste',
    'Programme',
    'État du programme',
    'Début',
    'Fin',
    'Avancement (%)',
    'Connexions',
    'Dernière connexion',
    'Invitation envoyée',
    'Manager',
    'Référent RH',
    'Sans nouvelles depuis',
  ],
  roles: {
    user: 'Participant',
    manager: 'Manager',
    headHR: 'RRH',
    owner: 'Administrateur principal',
    admin: 'Administrateur',
    superAdmin: 'Super Admin',
  },
  states: {
    none: 'Sans programme',
    pending: 'En attente',
    started: 'En cours',
    suspended: 'Suspendu',
    ended: 'Terminé, issue à renseigner',
    closed: 'Clôturé',
  },
  genders: { man: 'Homme', woman: 'Femme' },
  jobLevels: { worker: 'Ouvrier ou employé', etam: 'ETAM', executive: 'Cadre' },
};

const en: Words = {
  separator: ';',
  columns: [
    'Last name',
    'First name',
    'E-mail',
    'Phone',
    'Gender',
    'Role',
    'Groups',
    'Job status',
    'Job title',
    'Programme',
    'Programme status',
    'Start',
    'End',
    'Progress (%)',
    'Connections',
    'Last connection',
    'Invitation sent',
    'Manager',
    'HR representative',
    'No news since',
  ],
  roles: {
    user: 'Participant',
    manager: 'Manager',
    headHR: 'HR manager',
    owner: 'Main administrator',
    admin: 'Administrator',
    superAdmin: 'Super Admin',
  },
  states: {
    none: 'No programme',
    pending: 'Waiting',
    started: 'In progress',
    suspended: 'Suspended',
    ended: 'Ended, outcome to be entered',
    closed: 'Closed',
  },
  genders: { man: 'Man', woman: 'Woman' },
  jobLevels: { worker: 'Worker or employee', etam: 'ETAM', executive: 'Executive' },
};

const words: Record<TextLocale, Words> = { fr, en };
export const exportLabels = (locale: Locale): Words => inTextLocale(words, locale);

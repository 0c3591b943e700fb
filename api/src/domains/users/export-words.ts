import type { Gender, JobLevel, Locale, ProgramState, RoleName, TextLocale } from '@passerelle/shared/contract';
import { inTextLocale } from '../../platform/text/text';

/** French spreadsheet programs part by semicolons, English ones by commas. */
export type Separator = ';' | ',';

interface Words {
  /** The one that spreadsheet programs of this language read without asking. */
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
  ],
  roles: {
    user: 'Utilisateur',
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
    closed: 'Terminé',
  },
  genders: { man: 'Homme', woman: 'Femme' },
  jobLevels: { worker: 'Ouvrier ou employé', etam: 'ETAM', executive: 'Cadre' },
};

const en: Words = {
  separator: ',',
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
  ],
  roles: {
    user: 'User',
    manager: 'Manager',
    headHR: 'HR manager',
    owner: 'Main administrator',
    admin: 'Administrator',
    superAdmin: 'Super Admin',
  },
  states: { none: 'No programme', pending: 'Waiting', started: 'In progress', suspended: 'Suspended', closed: 'Ended' },
  genders: { man: 'Man', woman: 'Woman' },
  jobLevels: { worker: 'Worker or employee', etam: 'ETAM', executive: 'Executive' },
};

const words: Record<TextLocale, Words> = { fr, en };
export const exportWords = (locale: Locale): Words => inTextLocale(words, locale);

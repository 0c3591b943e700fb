import type { ContactImportField } from '@passerelle/shared/contract';
import { plainTitle } from '../../../platform/spreadsheet/cell-text';

type Heads = Record<ContactImportField, readonly string[]>;

/** Column headers of French and English spreadsheets, Outlook, Google and LinkedIn, most specific first. */
const sure: Heads = {
  lastName: ['nom de famille', 'nom', 'last name', 'lastname', 'surname', 'family name'],
  firstName: ['prenom', 'first name', 'firstname', 'given name', 'forename'],
  fullName: [
    'nom complet',
    'prenom nom',
    'nom prenom',
    'nom et prenom',
    'full name',
    'display name',
    'name',
    'contact',
  ],
  civility: ['civilite', 'salutation', 'honorific', 'name prefix', 'prefix', 'titre de civilite'],
  type: ['type', 'type de contact', 'contact type', 'categorie'],
  'company.name': [
    'entreprise',
    'societe',
    'company',
    'company name',
    'organisation',
    'organization',
    'employeur',
    'organization name',
    'organization 1 name',
  ],
  'company.service': ['service', 'departement', 'department', 'organization department', 'organization 1 department'],
  'job.jobTitle': [
    'poste',
    'fonction',
    'job title',
    'intitule du poste',
    'metier',
    'job',
    'position',
    'organization title',
    'organization 1 title',
  ],
  email: [
    'email',
    'e mail',
    'mail',
    'courriel',
    'adresse email',
    'adresse e mail',
    'adresse mail',
    'email address',
    'e mail address',
    'adresse de messagerie',
    'e mail 1 value',
    'email 1',
  ],
  phone: [
    'telephone',
    'tel',
    'phone',
    'telephone fixe',
    'fixe',
    'phone number',
    'business phone',
    'work phone',
    'telephone professionnel',
    'telephone bureau',
    'phone 1 value',
    'numero de telephone',
    'primary phone',
    'home phone',
    'telephone domicile',
  ],
  mobilePhone: [
    'mobile',
    'portable',
    'telephone portable',
    'telephone mobile',
    'tel mobile',
    'mobile phone',
    'cell',
    'cell phone',
    'gsm',
    'phone 2 value',
  ],
  address: ['adresse', 'adresse postale', 'address', 'rue', 'street', 'adresse professionnelle', 'business address'],
  referrer: ['recommande par', 'recommandee par', 'referent', 'referred by', 'referrer'],
  comment: ['commentaire', 'commentaires', 'comment', 'comments', 'note', 'notes', 'remarque', 'remarques'],
};

/** A salutation in some tables, a job in others; Outlook has both. */
const eitherTitle = new Set(['titre', 'title']);

/** A place in several columns: `Rue (bureau)`, `Business City`, `Address 1 - Formatted`. */
const placeForm =
  /^(?:(?:rue|ville|code postal|pays region|pays) (?:bureau|domicile|autre)|(?:business|home|other) (?:street|city|state|postal code|country(?: region)?)|address \d formatted)$/;
/** Data without a field that is worth keeping: further phones and mails, and web profiles. */
const besideForm =
  /^(?:e ?mail \d(?: value| address)?|adresse de messagerie \d|(?:telephone|phone|home phone|business phone|other phone|mobile phone|autre telephone|tel mobile)(?: \d)?(?: value| bureau| domicile)?|url|linkedin|web page|page web|website(?: \d value)?)$/;

interface Known {
  field: ContactImportField;
  /** Lower is more certain. */
  rank: number;
}

const byHead = new Map(
  Object.entries(sure).flatMap(([field, words]) =>
    words.map((word, rank): [string, Known] => [word, { field: field as ContactImportField, rank }]),
  ),
);

/** The meaning of a header; for an ambiguous title column, the cells decide. */
export function fieldOfHead(head: string): Known | 'title' | 'beside' | null {
  const plain = plainTitle(head);
  if (eitherTitle.has(plain)) return 'title';
  const known = byHead.get(plain);
  if (known) return known;
  if (placeForm.test(plain)) return { field: 'address', rank: 0 };
  return besideForm.test(plain) ? 'beside' : null;
}

import {
  plainLetters,
  type ContactColumns,
  type ContactImportColumn,
  type ContactImportField,
} from '@passerelle/shared/contract';
import { nobody, type SaidPerson } from './said-person';

/** Heads as French and English spreadsheets, Outlook and Google write them; plain letters, without signs. */
const heads: Record<ContactImportField, readonly string[]> = {
  lastName: ['nom', 'nom de famille', 'last name', 'lastname', 'surname', 'family name', 'name'],
  firstName: ['prenom', 'first name', 'firstname', 'given name', 'forename'],
  fullName: ['nom complet', 'prenom nom', 'nom prenom', 'nom et prenom', 'full name', 'display name', 'contact'],
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
  'company.service': ['service', 'departement', 'department', 'organization department'],
  'job.jobTitle': [
    'poste',
    'fonction',
    'job title',
    'title',
    'titre',
    'intitule du poste',
    'metier',
    'job',
    'position',
    'organization title',
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
    'phone 1 value',
    'numero de telephone',
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
  address: [
    'adresse',
    'adresse postale',
    'address',
    'rue',
    'street',
    'adresse professionnelle',
    'business address',
    'business street',
    'address 1 formatted',
  ],
  comment: ['commentaire', 'commentaires', 'comment', 'comments', 'note', 'notes', 'remarque', 'remarques'],
};

const plain = (head: string): string =>
  plainLetters(head)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const byHead = new Map(
  Object.entries(heads).flatMap(([field, words]) => words.map((word) => [word, field as ContactImportField] as const)),
);

const sampleOf = (rows: readonly string[][], index: number): string =>
  rows
    .map((row) => row[index]?.trim() ?? '')
    .find(Boolean)
    ?.slice(0, 80) ?? '';

/** What each column holds: as the person says, else as its head does; the first of two alike. */
export function columnsOf(
  [head = [], ...rows]: readonly string[][],
  { columns: said }: ContactColumns,
): ContactImportColumn[] {
  const taken = new Set<ContactImportField>();
  return head.map((cell, index) => {
    const told = said?.[index];
    const guess = told === undefined ? (byHead.get(plain(cell)) ?? null) : told === 'none' ? null : told;
    const field = guess === null || taken.has(guess) ? null : guess;
    if (field) taken.add(field);
    return { head: cell.trim().slice(0, 80), sample: sampleOf(rows, index), field };
  });
}

/** A row by what its columns hold. */
export function personIn(row: readonly string[], columns: readonly ContactImportColumn[]): SaidPerson {
  const cell = (field: ContactImportField): string => {
    const index = columns.findIndex((column) => column.field === field);
    return index === -1 ? '' : (row[index] ?? '');
  };
  const street = cell('address').trim();
  return {
    ...nobody(),
    ...{ lastName: cell('lastName'), firstName: cell('firstName'), fullName: cell('fullName') },
    ...{ civility: cell('civility'), type: cell('type'), company: cell('company.name') },
    ...{ service: cell('company.service'), jobTitle: cell('job.jobTitle'), email: cell('email') },
    ...{ phone: cell('phone'), mobilePhone: cell('mobilePhone'), comment: cell('comment') },
    addresses: street ? [{ type: 'professional', street }] : [],
  };
}

import type { ContactBody } from '@passerelle/shared/contract';
import { createContact } from '../../domains/contacts/write-contact';
import type { Demo, DemoPerson } from '../organizations/demo-types';
import { daysOfContacts } from './search';

export interface DemoContact extends Omit<ContactBody, 'referrer'> {
  /** The creation date of the contact. */
  daysAgo: number;
  /** The last name of the contact above who recommended this one. */
  by?: string;
}

type Name = [DemoContact['civility'], firstName: string, lastName: string];

const noted = (daysAgo: number, type: DemoContact['type'], [civility, firstName, lastName]: Name) => ({
  daysAgo,
  type,
  civility,
  firstName,
  lastName,
});

const cityOf = (street: string) => [{ type: 'professional' as const, street }];

/**
 * The network of a quality technician in Lyon after seven weeks. The numbers are from the reserved fictitious ranges.
 */
export const book: readonly DemoContact[] = [
  {
    ...noted(44, 'networkAngel', ['mrs', 'Aïcha', 'Bensalem']),
    company: { name: 'Cap Formation Lyon' },
    job: { jobTitle: 'Formatrice qualité', occupation: 'training' },
    email: 'aicha.bensalem@capformation.example',
    mobilePhone: '06 39 98 12 04',
    addresses: cityOf('18, rue de la Part-Dieu, 69003 Lyon'),
    comment: 'Ma formatrice de 2019. Connaît tout le monde dans l’agroalimentaire, et répond toujours.',
  },
  {
    ...noted(43, 'manager', ['mr', 'Étienne', 'Carpentier']),
    company: { name: 'Bois & Rives', service: 'Site de Lyon' },
    job: { jobTitle: 'Directeur de site', occupation: 'production' },
    email: 'etienne.carpentier@boisetrives.example',
    phone: '04 65 71 20 18',
  },
  {
    ...noted(41, 'external', ['mrs', 'Rose-Aimée', 'Jean-Baptiste']),
    company: { name: 'Groupe Alizé' },
    job: { jobTitle: 'Conductrice de travaux', occupation: 'construction' },
    email: 'ra.jeanbaptiste@alize.example',
    mobilePhone: '06 39 98 45 71',
  },
  {
    ...noted(40, 'hr', ['mrs', 'Nguyệt', 'Trần']),
    company: { name: 'Bois & Rives', service: 'Ressources humaines' },
    job: { jobTitle: 'Chargée de mobilité', occupation: 'humanResources' },
    email: 'nguyet.tran@boisetrives.example',
  },
  {
    ...noted(38, 'external', ['mr', 'Loïc', 'Le Floc’h']),
    by: 'Bensalem',
    company: { name: 'Biscuiterie du Blavet' },
    job: { jobTitle: 'Responsable qualité', occupation: 'quality' },
    email: 'l.lefloch@blavet.example',
    phone: '02 61 91 33 40',
    addresses: cityOf('ZA de Kerpont, 56600 Lanester'),
  },
  {
    ...noted(36, 'internal', ['mr', 'Mamadou', 'Sissoko']),
    by: 'Carpentier',
    company: { name: 'Bois & Rives', service: 'Logistique Bordeaux' },
    job: { jobTitle: 'Chef de projet transfert', occupation: 'projectManagement' },
    email: 'mamadou.sissoko@boisetrives.example',
    mobilePhone: '06 39 98 08 52',
  },
  {
    ...noted(34, 'headHunter', ['mrs', 'Clémence', 'd’Aubigny']),
    company: { name: 'Cabinet Lormont' },
    job: { jobTitle: 'Chasseuse de têtes', occupation: 'humanResources' },
    email: 'c.daubigny@lormont.example',
    phone: '01 99 00 61 27',
    addresses: cityOf('52, boulevard Haussmann, 75009 Paris'),
  },
  {
    ...noted(33, 'external', ['mr', 'Bruno', 'Œuvrard']),
    by: 'Bensalem',
    company: { name: 'Laiterie des Monts d’Or' },
    job: { jobTitle: 'Directeur industriel', occupation: 'generalManagement' },
    email: 'b.oeuvrard@montsdor.example',
  },
  {
    ...noted(31, 'internal', ['mrs', 'Ingrid', 'Bergström']),
    company: { name: 'Bois & Rives', service: 'Bureau d’études' },
    job: { jobTitle: 'Ingénieure matériaux', occupation: 'engineering' },
    email: 'ingrid.bergstrom@boisetrives.example',
    phone: '02 61 91 07 15',
  },
  {
    ...noted(29, 'external', ['mrs', 'Fatoumata', 'Keïta']),
    by: 'Jean-Baptiste',
    company: { name: 'Rhône Habitat' },
    job: { jobTitle: 'Cheffe de projet', occupation: 'projectManagement' },
    email: 'f.keita@rhonehabitat.example',
    mobilePhone: '06 39 98 77 30',
    comment: 'Passée de la qualité au projet en 2023. Propose de relire mon CV.',
  },
  { daysAgo: 28, type: 'external', firstName: 'Yann', lastName: 'Quéméner', phone: '02 61 91 80 02' },
  {
    ...noted(26, 'external', ['mr', 'Rachid', 'Mezouar']),
    by: 'Bensalem',
    company: { name: 'Méca-Précision 69' },
    job: { jobTitle: 'Responsable amélioration continue', occupation: 'quality' },
    email: 'rachid.mezouar@meca69.example',
    mobilePhone: '06 39 98 24 66',
  },
  {
    ...noted(24, 'hr', ['mr', 'Paul-Henri', 'Vasseur']),
    company: { name: 'Rhône Habitat', service: 'Recrutement' },
    job: { jobTitle: 'Chargé de recrutement', occupation: 'humanResources' },
    email: 'ph.vasseur@rhonehabitat.example',
    phone: '04 65 71 44 09',
  },
  {
    ...noted(22, 'internal', ['mrs', 'Hélène', 'Abadie']),
    by: 'Carpentier',
    company: { name: 'Bois & Rives', service: 'Achats' },
    job: { jobTitle: 'Acheteuse bois', occupation: 'purchasing' },
    email: 'helene.abadie@boisetrives.example',
  },
  {
    ...noted(20, 'networkAngel', ['mr', 'Sergio', 'Almeida']),
    company: { name: 'Club Qualité Rhône-Alpes' },
    job: { jobTitle: 'Animateur' },
    email: 'sergio@clubqualite.example',
    mobilePhone: '06 39 98 61 18',
  },
  {
    ...noted(18, 'external', ['mr', 'Kenji', 'Morita']),
    by: 'Jean-Baptiste',
    company: { name: 'Comptoir du Levant' },
    job: { jobTitle: 'Responsable import', occupation: 'logistics' },
    email: 'kenji.morita@levant.example',
  },
  {
    ...noted(16, 'headHunter', ['mr', 'Olivier', 'Pommeret']),
    company: { name: 'Talents & Métiers' },
    job: { jobTitle: 'Consultant en recrutement', occupation: 'humanResources' },
    email: 'olivier.pommeret@talentsetmetiers.example',
    phone: '04 65 71 02 83',
  },
  {
    ...noted(14, 'external', ['dr', 'Zeynep', 'Aydın']),
    by: 'Bensalem',
    company: { name: 'Laboratoire Confluence' },
    job: { jobTitle: 'Directrice qualité', occupation: 'quality' },
    email: 'z.aydin@confluence.example',
    phone: '04 65 71 90 51',
    addresses: cityOf('7, cours Charlemagne, 69002 Lyon'),
  },
  {
    ...noted(12, 'internal', ['mr', 'Guillaume', 'Roy']),
    by: 'Carpentier',
    company: { name: 'Bois & Rives', service: 'Systèmes d’information' },
    job: { jobTitle: 'Chef de projet informatique', occupation: 'informationTechnology' },
    email: 'guillaume.roy@boisetrives.example',
  },
  {
    ...noted(10, 'external', ['mrs', 'Josiane', 'Pinson']),
    mobilePhone: '06 39 98 39 57',
  },
  {
    ...noted(8, 'external', ['mrs', 'Émeline', 'Faure']),
    company: { name: 'Les Ateliers de la Dombes' },
    job: { jobTitle: 'Responsable de production', occupation: 'production' },
    email: 'emeline.faure@dombes.example',
    phone: '04 65 71 55 62',
  },
  {
    ...noted(6, 'manager', ['mrs', 'Agnès', 'Morvan']),
    company: { name: 'Bois & Rives', service: 'Qualité' },
    job: { jobTitle: 'Responsable qualité groupe', occupation: 'quality' },
    email: 'agnes.morvan@boisetrives.example',
    phone: '04 65 71 20 44',
  },
  {
    ...noted(4, 'external', ['mr', 'Thibault', 'Escoffier']),
    company: { name: 'Habitat & Lumière' },
    job: { jobTitle: 'Directeur des opérations', occupation: 'generalManagement' },
    email: 'thibault.escoffier@habitatlumiere.example',
  },
  {
    ...noted(1, 'external', ['mrs', 'Inès', 'Delgado']),
    company: { name: 'Vélo Presqu’île' },
    job: { jobTitle: 'Cofondatrice', occupation: 'generalManagement' },
    email: 'ines@velopresquile.example',
    mobilePhone: '06 39 98 15 93',
    comment: 'Rencontrée au petit déjeuner du Club Qualité.',
  },
];

const shortBook: readonly Omit<DemoContact, 'by'>[] = book
  .filter(({ lastName }) => ['Sissoko', 'Pommeret', 'Faure', 'Almeida'].includes(lastName))
  .map(({ by: _by, ...contact }) => contact);

/** For everyone but the shown account, noted before their first action. */
function shortBookOf(person: DemoPerson, now: Demo['now']): readonly DemoContact[] {
  const days = daysOfContacts(person, now);
  return shortBook.map((contact, index) => ({ ...contact, daysAgo: days[index] ?? contact.daysAgo }));
}

/** Ids by last name. */
export type ContactIds = ReadonlyMap<string, string>;

/** The shown account has a full contact book, everyone else a few contacts. */
export async function makeContacts({ db, now }: Demo, person: DemoPerson): Promise<ContactIds> {
  const ids = new Map<string, string>();
  const own = person.email === 'participant@demo.example' ? book : shortBookOf(person, now);
  for (const { daysAgo, by, ...body } of own) {
    const addedAt = now.startOf('hour').minus({ days: daysAgo, minutes: 13 * ids.size });
    const referrer = by === undefined ? null : (ids.get(by) ?? null);
    ids.set(body.lastName, await createContact(db, person.id, { ...body, referrer }, addedAt));
  }
  return ids;
}

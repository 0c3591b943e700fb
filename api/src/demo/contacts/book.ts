import type { ContactBody } from '@passerelle/shared/contract';

export interface DemoContact extends Omit<ContactBody, 'referrer'> {
  /** How long ago it was noted down. */
  daysAgo: number;
  /** The last name of who recommended this one, further up. */
  by?: string;
}

const cityOf = (street: string) => [{ type: 'professional' as const, street }];

/**
 * The network that a quality technician of Lyon gathers in seven weeks. The numbers are of the blocks that are never
 * given out.
 */
export const book: readonly DemoContact[] = [
  {
    ...{ daysAgo: 44, type: 'networkAngel', civility: 'mrs', firstName: 'Aïcha', lastName: 'Bensalem' },
    company: { name: 'Cap Formation Lyon' },
    job: { jobTitle: 'Formatrice qualité', occupation: 'training' },
    ...{ email: 'aicha.bensalem@capformation.example', mobilePhone: '06 39 98 12 04' },
    addresses: cityOf('18, rue de la Part-Dieu, 69003 Lyon'),
    comment: 'Ma formatrice de 2019. Connaît tout le monde dans l’agroalimentaire, et répond toujours.',
  },
  {
    ...{ daysAgo: 43, type: 'manager', civility: 'mr', firstName: 'Étienne', lastName: 'Carpentier' },
    company: { name: 'Bois & Rives', service: 'Site de Lyon' },
    job: { jobTitle: 'Directeur de site', occupation: 'production' },
    ...{ email: 'etienne.carpentier@boisetrives.example', phone: '04 65 71 20 18' },
  },
  {
    ...{ daysAgo: 41, type: 'external', civility: 'mrs', firstName: 'Rose-Aimée', lastName: 'Jean-Baptiste' },
    company: { name: 'Groupe Alizé' },
    job: { jobTitle: 'Conductrice de travaux', occupation: 'construction' },
    ...{ email: 'ra.jeanbaptiste@alize.example', mobilePhone: '06 39 98 45 71' },
  },
  {
    ...{ daysAgo: 40, type: 'hr', civility: 'mrs', firstName: 'Nguyệt', lastName: 'Trần' },
    company: { name: 'Bois & Rives', service: 'Ressources humaines' },
    job: { jobTitle: 'Chargée de mobilité', occupation: 'humanResources' },
    email: 'nguyet.tran@boisetrives.example',
  },
  {
    ...{ daysAgo: 38, type: 'external', civility: 'mr', firstName: 'Loïc', lastName: 'Le Floc’h', by: 'Bensalem' },
    company: { name: 'Biscuiterie du Blavet' },
    job: { jobTitle: 'Responsable qualité', occupation: 'quality' },
    ...{ email: 'l.lefloch@blavet.example', phone: '02 61 91 33 40' },
    addresses: cityOf('ZA de Kerpont, 56600 Lanester'),
  },
  {
    ...{ daysAgo: 36, type: 'internal', civility: 'mr', firstName: 'Mamadou', lastName: 'Sissoko', by: 'Carpentier' },
    company: { name: 'Bois & Rives', service: 'Logistique Bordeaux' },
    job: { jobTitle: 'Chef de projet transfert', occupation: 'projectManagement' },
    ...{ email: 'mamadou.sissoko@boisetrives.example', mobilePhone: '06 39 98 08 52' },
  },
  {
    ...{ daysAgo: 34, type: 'headHunter', civility: 'mrs', firstName: 'Clémence', lastName: 'd’Aubigny' },
    company: { name: 'Cabinet Lormont' },
    job: { jobTitle: 'Chasseuse de têtes', occupation: 'humanResources' },
    ...{ email: 'c.daubigny@lormont.example', phone: '01 99 00 61 27' },
    addresses: cityOf('52, boulevard Haussmann, 75009 Paris'),
  },
  {
    ...{ daysAgo: 33, type: 'external', civility: 'mr', firstName: 'Bruno', lastName: 'Œuvrard', by: 'Bensalem' },
    company: { name: 'Laiterie des Monts d’Or' },
    job: { jobTitle: 'Directeur industriel', occupation: 'generalManagement' },
    email: 'b.oeuvrard@montsdor.example',
  },
  {
    ...{ daysAgo: 31, type: 'internal', civility: 'mrs', firstName: 'Ingrid', lastName: 'Bergström' },
    company: { name: 'Bois & Rives', service: 'Bureau d’études' },
    job: { jobTitle: 'Ingénieure matériaux', occupation: 'engineering' },
    ...{ email: 'ingrid.bergstrom@boisetrives.example', phone: '02 61 91 07 15' },
  },
  {
    ...{
      daysAgo: 29,
      type: 'external',
      civility: 'mrs',
      firstName: 'Fatoumata',
      lastName: 'Keïta',
      by: 'Jean-Baptiste',
    },
    company: { name: 'Rhône Habitat' },
    job: { jobTitle: 'Cheffe de projet', occupation: 'projectManagement' },
    ...{ email: 'f.keita@rhonehabitat.example', mobilePhone: '06 39 98 77 30' },
    comment: 'Passée de la qualité au projet en 2023. Propose de relire mon CV.',
  },
  { daysAgo: 28, type: 'external', firstName: 'Yann', lastName: 'Quéméner', phone: '02 61 91 80 02' },
  {
    ...{ daysAgo: 26, type: 'external', civility: 'mr', firstName: 'Rachid', lastName: 'Mezouar', by: 'Bensalem' },
    company: { name: 'Méca-Précision 69' },
    job: { jobTitle: 'Responsable amélioration continue', occupation: 'quality' },
    ...{ email: 'rachid.mezouar@meca69.example', mobilePhone: '06 39 98 24 66' },
  },
  {
    ...{ daysAgo: 24, type: 'hr', civility: 'mr', firstName: 'Paul-Henri', lastName: 'Vasseur' },
    company: { name: 'Rhône Habitat', service: 'Recrutement' },
    job: { jobTitle: 'Chargé de recrutement', occupation: 'humanResources' },
    ...{ email: 'ph.vasseur@rhonehabitat.example', phone: '04 65 71 44 09' },
  },
  {
    ...{ daysAgo: 22, type: 'internal', civility: 'mrs', firstName: 'Hélène', lastName: 'Abadie', by: 'Carpentier' },
    company: { name: 'Bois & Rives', service: 'Achats' },
    job: { jobTitle: 'Acheteuse bois', occupation: 'purchasing' },
    email: 'helene.abadie@boisetrives.example',
  },
  {
    ...{ daysAgo: 20, type: 'networkAngel', civility: 'mr', firstName: 'Sergio', lastName: 'Almeida' },
    company: { name: 'Club Qualité Rhône-Alpes' },
    job: { jobTitle: 'Animateur' },
    ...{ email: 'sergio@clubqualite.example', mobilePhone: '06 39 98 61 18' },
  },
  {
    ...{ daysAgo: 18, type: 'external', civility: 'mr', firstName: 'Kenji', lastName: 'Morita', by: 'Jean-Baptiste' },
    company: { name: 'Comptoir du Levant' },
    job: { jobTitle: 'Responsable import', occupation: 'logistics' },
    email: 'kenji.morita@levant.example',
  },
  {
    ...{ daysAgo: 16, type: 'headHunter', civility: 'mr', firstName: 'Olivier', lastName: 'Pommeret' },
    company: { name: 'Talents & Métiers' },
    job: { jobTitle: 'Consultant en recrutement', occupation: 'humanResources' },
    ...{ email: 'olivier.pommeret@talentsetmetiers.example', phone: '04 65 71 02 83' },
  },
  {
    ...{ daysAgo: 14, type: 'external', civility: 'dr', firstName: 'Zeynep', lastName: 'Aydın', by: 'Bensalem' },
    company: { name: 'Laboratoire Confluence' },
    job: { jobTitle: 'Directrice qualité', occupation: 'quality' },
    ...{ email: 'z.aydin@confluence.example', phone: '04 65 71 90 51' },
    addresses: cityOf('7, cours Charlemagne, 69002 Lyon'),
  },
  {
    ...{ daysAgo: 12, type: 'internal', civility: 'mr', firstName: 'Guillaume', lastName: 'Roy', by: 'Carpentier' },
    company: { name: 'Bois & Rives', service: 'Systèmes d’information' },
    job: { jobTitle: 'Chef de projet informatique', occupation: 'informationTechnology' },
    email: 'guillaume.roy@boisetrives.example',
  },
  {
    daysAgo: 10,
    type: 'external',
    civility: 'mrs',
    firstName: 'Josiane',
    lastName: 'Pinson',
    mobilePhone: '06 39 98 39 57',
  },
  {
    ...{ daysAgo: 8, type: 'external', civility: 'mrs', firstName: 'Émeline', lastName: 'Faure' },
    company: { name: 'Les Ateliers de la Dombes' },
    job: { jobTitle: 'Responsable de production', occupation: 'production' },
    ...{ email: 'emeline.faure@dombes.example', phone: '04 65 71 55 62' },
  },
  {
    ...{ daysAgo: 6, type: 'manager', civility: 'mrs', firstName: 'Agnès', lastName: 'Morvan' },
    company: { name: 'Bois & Rives', service: 'Qualité' },
    job: { jobTitle: 'Responsable qualité groupe', occupation: 'quality' },
    ...{ email: 'agnes.morvan@boisetrives.example', phone: '04 65 71 20 44' },
  },
  {
    ...{ daysAgo: 4, type: 'external', civility: 'mr', firstName: 'Thibault', lastName: 'Escoffier' },
    company: { name: 'Habitat & Lumière' },
    job: { jobTitle: 'Directeur des opérations', occupation: 'generalManagement' },
    email: 'thibault.escoffier@habitatlumiere.example',
  },
  {
    ...{ daysAgo: 1, type: 'external', civility: 'mrs', firstName: 'Inès', lastName: 'Delgado' },
    company: { name: 'Vélo Presqu’île' },
    job: { jobTitle: 'Cofondatrice', occupation: 'generalManagement' },
    ...{ email: 'ines@velopresquile.example', mobilePhone: '06 39 98 15 93' },
    comment: 'Rencontrée au petit déjeuner du Club Qualité.',
  },
];

/** What someone has who only just began. */
export const shortBook: readonly DemoContact[] = book
  .filter(({ lastName }) => ['Sissoko', 'Pommeret', 'Faure', 'Almeida'].includes(lastName))
  .map(({ by: _nobody, ...contact }) => contact);

import type { DateTime } from 'luxon';
import { plainLetters } from '@passerelle/shared/contract/rules/common/search';
import type { GroupKey } from '../organizations/content';
import { accounts, headHrEmail, managerEmail } from './accounts';
import { closuresOf } from './closures';
import { employeesOf } from './employees';
import type { Character } from './character';

/** « Jean-Baptiste Le Goff » is jean-baptiste.le-goff. */
const emailOf = (firstName: string, lastName: string, domain: string): string =>
  `${[firstName, lastName].map((name) => plainLetters(name).replaceAll(/[^a-z]+/g, '-')).join('.')}@${domain}`;

const firmDomain = 'boisetrives.example';
const leila = 'leila.farahani@boisetrives.example';
const gwenaelle = 'gwenaelle.le-bihan@boisetrives.example';
const mathieu = 'mathieu.lasserre@boisetrives.example';

type Place = Pick<Character, 'organization' | 'city' | 'pack'> & {
  domain: string;
  manager?: string;
  hrRepresentative: string;
};

const firm = { organization: 'boisEtRives', pack: 'mobilite', domain: firmDomain } as const;

const places: Record<GroupKey, Place> = {
  lyon: { ...firm, pack: 'lyon', city: 'Lyon', manager: managerEmail, hrRepresentative: headHrEmail },
  rennes: { ...firm, city: 'Rennes', manager: gwenaelle, hrRepresentative: leila },
  bordeaux: { ...firm, city: 'Bordeaux', manager: mathieu, hrRepresentative: leila },
  mobilite: { ...firm, city: 'Lyon', hrRepresentative: headHrEmail },
  finDeCarriere: { ...firm, city: 'Villeurbanne', hrRepresentative: headHrEmail },
  verreries: {
    organization: 'verreries',
    pack: 'verreries',
    domain: 'verreriesmorel.example',
    city: 'Blangy-sur-Bresle',
    hrRepresentative: 'owner@other.example',
  },
};

const staff = { ...firm, jobLevel: 'executive', course: null, account: 'ready' } as const;

const otherStaff: readonly Character[] = [
  {
    ...staff,
    role: 'headHR',
    email: leila,
    firstName: 'Leïla',
    lastName: 'Farahani',
    gender: 'woman',
    jobTitle: 'Responsable des ressources humaines',
    occupation: 'humanResources',
    city: 'Rennes',
    groups: ['rennes'],
    manages: ['rennes', 'bordeaux'],
  },
  {
    ...staff,
    role: 'manager',
    email: gwenaelle,
    firstName: 'Gwenaëlle',
    lastName: 'Le Bihan',
    gender: 'woman',
    jobTitle: 'Responsable du bureau d’études',
    occupation: 'engineering',
    city: 'Rennes',
    groups: ['rennes'],
    manages: ['rennes'],
    hrRepresentative: leila,
  },
  {
    ...staff,
    role: 'manager',
    email: mathieu,
    firstName: 'Mathieu',
    lastName: 'Lasserre',
    gender: 'man',
    jobTitle: 'Responsable de plateforme',
    occupation: 'logistics',
    city: 'Bordeaux',
    groups: ['bordeaux'],
    manages: ['bordeaux'],
    hrRepresentative: leila,
  },
];

/** Everyone of the demo: the printed accounts, the other staff, and their participants. */
export function castOf(now: DateTime<true>): Character[] {
  const employees = Object.entries(employeesOf(closuresOf(now))).flatMap(([group, people]) => {
    const { domain, ...place } = places[group as GroupKey];
    return people.map((person): Character => ({
      ...person,
      ...place,
      pack: person.pack ?? place.pack,
      role: 'user',
      email: emailOf(person.firstName, person.lastName, domain),
      groups: [group as GroupKey],
      manages: [],
    }));
  });
  return [...accounts, ...otherStaff, ...employees];
}

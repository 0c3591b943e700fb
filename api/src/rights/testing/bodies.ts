import { aFactor } from '../../domains/accounts/second-factor/testing/a-factor';
import { tokenAt } from '../../domains/accounts/email-change/testing/mailbox';
import { aFile, aLine } from '../../domains/users/import/testing/people-file';
import { multipart, part } from '../../testing/test-client';
import { type Actor, aPassword, type World } from './a-world';
import type { Target } from './target';
import { aPdf, type Kind } from './targets';

export interface Asked {
  query?: string;
  body?: unknown;
  /** Bytes with their headers, in place of a body. */
  form?: ReturnType<typeof multipart>;
  params?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface Situation {
  world: World;
  actor: Actor;
  target: Target;
}

export interface Request {
  /** The target of the address, if it has one. */
  kind?: Kind;
  /** The actor needs a programme, or a password, to succeed. */
  follows?: true;
  hasPassword?: true;
  ask?: (situation: Situation) => Asked | Promise<Asked>;
}

let made = 0;
/** A number that is unique in a run. */
export const another = (): number => (made += 1);
export const fresh = (): string => `new.${another()}@rights.example`;

const staffOf = ({ actor, target }: Situation): string => (actor.role === 'headHR' ? actor.id : target.place.hr);

const hrOf = ({ actor, world }: Situation): string => (actor.role === 'headHR' ? actor.id : world.near.hr);

export const anIdentity = ({ world }: Situation) => ({
  firstName: 'Nour',
  lastName: 'Haddad',
  gender: 'woman',
  birthday: '1980-04-03',
  email: fresh(),
  role: 'user',
  groups: [world.near.group],
});

export const aCreation = (situation: Situation) => ({
  ...anIdentity(situation),
  job: { jobTitle: 'Soudeuse', level: 'worker', hrRepresentative: hrOf(situation) },
});

/** The whole edit form of the target. */
export const anEdit = (situation: Situation) => ({
  firstName: 'Nour',
  lastName: 'Changée',
  gender: 'woman',
  birthday: '1980-04-03',
  email: situation.target.email ?? fresh(),
  role: 'user',
  groups: [situation.target.place.group],
  company: { group: 'Bois', name: 'Site' },
  job: {
    jobTitle: 'Soudeuse',
    level: 'etam',
    position: 'Atelier',
    manager: staffOf(situation),
    hrRepresentative: staffOf(situation),
  },
});

export const aGroupBody = ({ target }: Situation) => ({
  name: 'Autre nom',
  description: 'Pour les essais',
  licensePacks: [target.place.pack],
});

export const aPackBody = ({ world }: Situation) => ({
  name: `Pack d’essai ${another()}`,
  maxLicenses: 3,
  period: { fromDate: '2026-01-01', toDate: '2027-01-01' },
  programs: [world.basic],
});

export const anOwner = () => ({ firstName: 'Paule', lastName: 'Owner', email: fresh() });
export const selected = ({ world, target }: Situation) => ({
  selectedProgram: { program: world.basic, pack: target.place.pack },
});
export const aContact = { type: 'hr', lastName: 'Martin' };
export const form = (...parts: Buffer[]) => ({ form: multipart(...parts) });
export const peopleFile = ({ world, actor }: Situation) =>
  form(part('users', aFile(aLine({ Groupes: 'Lyon', RRH: actor.email })), `${world.near.group}.csv`));
export const documentForm = () => form(part('name', `CV ${another()}`), part('document', aPdf, 'cv.pdf'));

/** Another user, for public calls about one account. */
export const anAccount = ({ world }: Situation) => world.app.aPerson({ password: aPassword });

export async function linkToken(situation: Situation): Promise<string> {
  const person = await anAccount(situation);
  await situation.world.app.anyone.post('/auth/reset', { username: person.email });
  return tokenAt(situation.world.app, person.email, 'reset');
}

export async function emailToken({ world: { app } }: Situation): Promise<string> {
  const person = await app.aPerson({ password: aPassword });
  const email = fresh();
  await app.as(person).put('/me', { email, oldPassword: aPassword });
  return tokenAt(app, email, 'emailConfirm');
}

export async function aProof({ world: { app }, actor }: Situation): Promise<Asked> {
  const { code } = await aFactor(app, actor, aPassword);
  return { body: { password: aPassword, code: code() } };
}

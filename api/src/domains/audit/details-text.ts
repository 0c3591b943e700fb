import type { AuditEntry, ClosureType, Locale, TextLocale } from '@passerelle/shared/contract';
import { closureTypes } from '@passerelle/shared/contract/enums/users';
import { inTextLocale } from '../../platform/text/text';

type Words = Readonly<Record<string, string>>;

interface DetailTexts {
  pack: (name: string) => string;
  reason: (text: string) => string;
  role: (name: string) => string;
  change: (from: string, to: string) => string;
  seats: (count: number) => string;
  people: (count: number) => string;
  times: (count: number) => string;
  version: (name: string, version: string) => string;
  stopped: string;
  roles: Words;
  closures: Readonly<Record<ClosureType, string>>;
  secondFactor: Words;
  ended: Words;
  steps: Words;
  asked: (isReading: boolean, area: string) => string;
  /** The subject of a refused call, by the beginning of its path; the first match applies. */
  areas: readonly (readonly [string, string])[];
}

const fr: DetailTexts = {
  pack: (name) => `Pack : ${name}`,
  reason: (text) => `Motif : ${text}`,
  role: (name) => `Rôle : ${name}`,
  change: (from, to) => `De ${from} à ${to}`,
  seats: (count) => (count < 2 ? `${count} place` : `${count} places`),
  people: (count) => (count < 2 ? `${count} personne` : `${count} personnes`),
  times: (count) => `${count} fois en une heure`,
  version: (name, version) => `${name}, version ${version}`,
  stopped: 'Arrêté avant la fin',
  roles: {
    user: 'Utilisateur',
    manager: 'Manager',
    headHR: 'RRH',
    owner: 'Administrateur principal',
    admin: 'Administrateur',
    superAdmin: 'Super Admin',
  },
  closures: {
    internal: 'Mobilité interne',
    external: 'Emploi dans une autre entreprise',
    businessCreation: 'Création ou reprise d’entreprise',
    training: 'Formation',
    retired: 'Départ à la retraite',
    other: 'Autre raison',
  },
  secondFactor: {
    none: 'À personne : elle est seulement proposée',
    staff: 'Au personnel RH et aux administrateurs',
    everyone: 'À tout le monde',
  },
  ended: { expired: 'Le temps était écoulé', left: 'Quitté avant la fin' },
  steps: { secondFactor: 'Code de vérification refusé', password: 'Mot de passe refusé' },
  asked: (isReading, area) => `${isReading ? 'Consultation' : 'Changement'} : ${area}`,
  areas: [
    ['/users/groups', 'groupes'],
    ['/users/import', 'import d’utilisateurs'],
    ['/users', 'personnes'],
    ['/licensePacks', 'packs de licences'],
    ['/organizations', 'organisations'],
    ['/audit', 'journal'],
    ['/logAs', 'connexion au nom d’une personne'],
    ['/content', 'contenu'],
    ['/reporting', 'statistiques'],
    ['/programs', 'programmes'],
    ['/roles', 'rôles'],
    ['/files', 'fichiers'],
    ['', 'autre'],
  ],
};

const en: DetailTexts = {
  pack: (name) => `Pack: ${name}`,
  reason: (text) => `Reason: ${text}`,
  role: (name) => `Role: ${name}`,
  change: (from, to) => `From ${from} to ${to}`,
  seats: (count) => (count === 1 ? '1 seat' : `${count} seats`),
  people: (count) => (count === 1 ? '1 person' : `${count} people`),
  times: (count) => `${count} times within an hour`,
  version: (name, version) => `${name}, version ${version}`,
  stopped: 'Stopped before the end',
  roles: {
    user: 'User',
    manager: 'Manager',
    headHR: 'HR manager',
    owner: 'Main administrator',
    admin: 'Administrator',
    superAdmin: 'Super Admin',
  },
  closures: {
    internal: 'Internal move',
    external: 'Job in another company',
    businessCreation: 'Starting or taking over a business',
    training: 'Training',
    retired: 'Retirement',
    other: 'Another reason',
  },
  secondFactor: {
    none: 'Of nobody: it is only offered',
    staff: 'Of HR staff and administrators',
    everyone: 'Of everyone',
  },
  ended: { expired: 'The time was up', left: 'Left before the end' },
  steps: { secondFactor: 'Verification code refused', password: 'Password refused' },
  asked: (isReading, area) => `${isReading ? 'Reading' : 'Change'}: ${area}`,
  areas: [
    ['/users/groups', 'groups'],
    ['/users/import', 'user import'],
    ['/users', 'people'],
    ['/licensePacks', 'licence packs'],
    ['/organizations', 'organisations'],
    ['/audit', 'log'],
    ['/logAs', 'signing in as a person'],
    ['/content', 'content'],
    ['/reporting', 'figures'],
    ['/programs', 'programmes'],
    ['/roles', 'roles'],
    ['/files', 'files'],
    ['', 'other'],
  ],
};

const detailTexts: Record<TextLocale, DetailTexts> = { fr, en };

function askedFor(call: string, { asked, areas }: DetailTexts): string {
  const [method, path = ''] = call.split(' ');
  return asked(method === 'GET', areas.find(([beginning]) => path.startsWith(beginning))?.[1] ?? '');
}

function counted({ action, details }: Pick<AuditEntry, 'action' | 'details'>, words: DetailTexts): string | null {
  const { created, undone, people, licenses, count } = details;
  const ofPeople = created ?? undone ?? people ?? (action === 'users.exported' ? count : undefined);
  if (typeof ofPeople === 'number') return words.people(ofPeople);
  if (typeof licenses === 'number') return words.seats(licenses);
  return typeof count === 'number' ? words.times(count) : null;
}

/** The details of a line in the words of the screen; machine names and ids are left out. */
export function detailsText(entry: Pick<AuditEntry, 'action' | 'details'>, locale: Locale): string {
  const words = inTextLocale(detailTexts, locale);
  const { action, details } = entry;
  const { pack, reason, role, from, to, type, requires, how, step, name, version, call, stopped } = details;
  const text = (value: unknown, say: (known: string) => string | undefined): string | null =>
    typeof value === 'string' ? (say(value) ?? null) : null;
  const parts = [
    action === 'access.refused' ? text(call, (key) => askedFor(key, words)) : null,
    text(role, (slug) => words.role(words.roles[slug] ?? slug)),
    typeof from === 'number' && typeof to === 'number' ? words.change(String(from), words.seats(to)) : null,
    typeof from === 'string' && typeof to === 'string'
      ? words.change(words.roles[from] ?? from, words.roles[to] ?? to)
      : null,
    text(pack, words.pack),
    text(type, (one) => {
      const closure = closureTypes.find((known) => known === one);
      return closure && words.closures[closure];
    }),
    text(reason, words.reason),
    text(requires, (one) => words.secondFactor[one]),
    action === 'logAs.ended' ? (words.ended[how === 'expired' ? 'expired' : 'left'] ?? null) : null,
    action === 'signIn.failed' ? (words.steps[step === 'secondFactor' ? 'secondFactor' : 'password'] ?? null) : null,
    typeof name === 'string' && typeof version === 'string' ? words.version(name, version) : null,
    counted(entry, words),
    stopped === true ? words.stopped : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

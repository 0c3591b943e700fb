import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { AuditEntry, ClosureType, Locale } from '@passerelle/shared/contract';
import { closureTypes } from '@passerelle/shared/contract/enums/users';
import { translated } from '../../platform/text/words';

const detailTexts = translated({
  pack: (name: string) => msg`Pack : ${name}`,
  reason: (text: string) => msg`Motif : ${text}`,
  role: (name: string) => msg`Rôle : ${name}`,
  change: (from: string, to: string) => msg`De ${from} à ${to}`,
  seatsChange: (from: number, to: number) => msg`De ${from} à ${plural(to, { one: '# place', other: '# places' })}`,
  seats: (count: number) => msg`${plural(count, { one: '# place', other: '# places' })}`,
  people: (count: number) => msg`${plural(count, { one: '# personne', other: '# personnes' })}`,
  times: (count: number) => msg`${plural(count, { one: '# fois', other: '# fois' })} en une heure`,
  version: (name: string, version: string) => msg`${name}, version ${version}`,
  stopped: msg`Arrêté avant la fin`,
  roles: {
    user: msg`Utilisateur`,
    manager: msg`Manager`,
    headHR: msg`RRH`,
    owner: msg`Administrateur principal`,
    admin: msg`Administrateur`,
    superAdmin: msg`Super Admin`,
  },
  closures: {
    internal: msg`Reclassement interne`,
    external: msg`Emploi externe`,
    businessCreation: msg`Création d’entreprise`,
    training: msg`Formation`,
    retired: msg`Retraite`,
    other: msg`Autre départ`,
  } satisfies Record<ClosureType, MessageDescriptor>,
  secondFactor: {
    none: msg`À personne : elle est seulement proposée`,
    staff: msg`Au personnel RH et aux administrateurs`,
    everyone: msg`À tout le monde`,
  },
  ended: { expired: msg`Le temps était écoulé`, left: msg`Quitté avant la fin` },
  steps: { secondFactor: msg`Code de vérification refusé`, password: msg`Mot de passe refusé` },
  read: (area: string) => msg`Consultation : ${area}`,
  changed: (area: string) => msg`Changement : ${area}`,
  /** The subject of a refused call, by the beginning of its path; the first match applies. */
  areas: [
    ['/users/groups', msg`groupes`],
    ['/users/import', msg`import d’utilisateurs`],
    ['/users', msg`personnes`],
    ['/licensePacks', msg`packs de licences`],
    ['/organizations', msg`organisations`],
    ['/audit', msg`journal`],
    ['/logAs', msg`connexion au nom d’une personne`],
    ['/content', msg`contenu`],
    ['/reporting', msg`statistiques`],
    ['/programs', msg`programmes`],
    ['/roles', msg`rôles`],
    ['/files', msg`fichiers`],
    ['', msg`autre`],
  ] satisfies readonly (readonly [string, MessageDescriptor])[],
});
type DetailTexts = ReturnType<typeof detailTexts>;
type Words = Readonly<Record<string, string>>;

function askedFor(call: string, { read, changed, areas }: DetailTexts): string {
  const [method, path = ''] = call.split(' ');
  const area = areas.find(([beginning]) => path.startsWith(beginning))?.[1] ?? '';
  return method === 'GET' ? read(area) : changed(area);
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
  const words = detailTexts(locale);
  const roles: Words = words.roles;
  const secondFactor: Words = words.secondFactor;
  const { action, details } = entry;
  const { pack, reason, role, from, to, type, requires, how, step, name, version, call, stopped } = details;
  const text = (value: unknown, say: (known: string) => string | undefined): string | null =>
    typeof value === 'string' ? (say(value) ?? null) : null;
  const parts = [
    action === 'access.refused' ? text(call, (key) => askedFor(key, words)) : null,
    text(role, (slug) => words.role(roles[slug] ?? slug)),
    typeof from === 'number' && typeof to === 'number' ? words.seatsChange(from, to) : null,
    typeof from === 'string' && typeof to === 'string' ? words.change(roles[from] ?? from, roles[to] ?? to) : null,
    text(pack, words.pack),
    text(type, (one) => {
      const closure = closureTypes.find((known) => known === one);
      return closure && words.closures[closure];
    }),
    text(reason, words.reason),
    text(requires, (one) => secondFactor[one]),
    action === 'logAs.ended' ? (words.ended[how === 'expired' ? 'expired' : 'left'] ?? null) : null,
    action === 'signIn.failed' ? (words.steps[step === 'secondFactor' ? 'secondFactor' : 'password'] ?? null) : null,
    typeof name === 'string' && typeof version === 'string' ? words.version(name, version) : null,
    counted(entry, words),
    stopped === true ? words.stopped : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

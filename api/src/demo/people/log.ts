import type { DateTime } from 'luxon';
import { type AuditEntry, writeAuditEntry } from '../../platform/sessions/audit';
import type { Demo, DemoPerson } from '../organizations/demo-types';
import type { GroupIds, OrganizationIds, PackIds } from '../organizations';
import { headHrEmail, managerEmail } from './accounts';
import { chanceOf } from './character';
import { addedAt } from '.';

interface Things {
  organizations: OrganizationIds;
  packs: PackIds;
  groups: GroupIds;
}

interface Deed extends AuditEntry {
  at: DateTime<true>;
  by: DemoPerson | undefined;
}

/** At some time of a working day, the same for the same seed. */
function inOfficeHours(day: DateTime<true>, seed: string): DateTime<true> {
  const chance = chanceOf(`log ${seed}`);
  const worked = day.weekday > 5 ? day.minus({ days: day.weekday - 5 }) : day;
  return worked.startOf('day').plus({ hours: 7 + Math.floor(chance() * 9), minutes: Math.floor(chance() * 60) });
}

const aboutPerson = ({ id }: DemoPerson) => ({ subjectKind: 'user', subjectIds: [id] }) as const;

/** The staff actions on one participant: account, invitation, programme and its end. */
function lifeOf({ now }: Demo, person: DemoPerson, by: DemoPerson | undefined, packName: string): Deed[] {
  const { course, email } = person;
  const about = aboutPerson(person);
  const added = addedAt(person, now);
  const lived: Deed[] = [
    { action: 'user.created', ...about, at: added, by, details: { role: person.role } },
    { action: 'user.welcomed', ...about, at: added.plus({ hours: 2 }), by },
  ];
  if (!course) return lived;
  const pack = { pack: packName };
  lived.push({ action: 'program.given', ...about, at: added.plus({ hours: 2, minutes: 20 }), by, details: pack });
  if (course.extended) {
    const at = inOfficeHours(now.minus({ weeks: 1 }), email);
    lived.push({ action: 'program.extended', ...about, at, by, details: pack });
  }
  if (course.closure) {
    const at = inOfficeHours(now.minus({ weeks: course.closure.weeksAgo }), email);
    const { type, leavingDate = null } = course.closure;
    lived.push({ action: 'program.closed', ...about, at, by, details: { type, date: leavingDate } });
  }
  return lived;
}

/** Ordinary log entries: exports, corrections, help, and refused attempts. */
function dailyWork({ now }: Demo, people: readonly DemoPerson[], { groups, packs, organizations }: Things): Deed[] {
  const who = (email: string) => people.find((person) => person.email === email);
  const [headHR, owner, admin, support] = [
    headHrEmail,
    'owner@demo.example',
    'admin@demo.example',
    'superadmin@demo.example',
  ].map(who);
  const participant = who('participant@demo.example');
  const suspended = who('suspended@demo.example');
  if (!participant || !suspended) return [];
  const at = (daysAgo: number, seed: string) => inOfficeHours(now.minus({ days: daysAgo }), seed);
  const ofLog = { subjectKind: 'log', subjectIds: [organizations.boisEtRives] } as const;
  const ofFirm = { subjectKind: 'organization', subjectIds: [organizations.boisEtRives] } as const;
  const opened = at(12, 'opened');
  return [
    {
      action: 'pack.updated',
      subjectKind: 'pack',
      subjectIds: [packs.mobilite],
      fields: ['maxLicenses'],
      at: at(41, 'seats'),
      by: support,
      details: { from: 50, to: 60 },
    },
    {
      action: 'organization.updated',
      ...ofFirm,
      fields: ['billingAddress.street'],
      at: at(34, 'address'),
      by: support,
    },
    {
      action: 'group.updated',
      subjectKind: 'group',
      subjectIds: [groups.lyon],
      fields: ['description'],
      at: at(27, 'group'),
      by: owner,
    },
    { action: 'users.exported', ...ofFirm, at: at(22, 'export'), by: headHR, details: { count: 38 } },
    {
      action: 'user.updated',
      ...aboutPerson(participant),
      fields: ['phone', 'job.jobTitle'],
      at: at(19, 'post'),
      by: headHR,
    },
    { action: 'user.groupsChanged', ...aboutPerson(suspended), fields: ['groups'], at: at(16, 'groups'), by: headHR },
    {
      action: 'signIn.failed',
      ...aboutPerson(participant),
      outcome: 'failed',
      at: at(13, 'password'),
      by: undefined,
      details: { step: 'password' },
    },
    {
      action: 'logAs.started',
      ...aboutPerson(participant),
      at: opened,
      by: support,
      details: { reason: 'Ne retrouve plus la tâche de la semaine', minutes: 30 },
    },
    {
      action: 'logAs.ended',
      ...aboutPerson(participant),
      at: opened.plus({ minutes: 11 }),
      by: support,
      details: { how: 'left' },
    },
    {
      action: 'access.refused',
      subjectKind: 'organization',
      subjectIds: [organizations.boisEtRives],
      outcome: 'refused',
      at: at(9, 'refused'),
      by: who(managerEmail),
      details: { call: 'GET /licensePacks' },
    },
    {
      action: 'users.exported',
      ...ofFirm,
      at: at(6, 'export again'),
      by: headHR,
      fields: ['group'],
      details: { count: 14 },
    },
    { action: 'audit.read', ...ofLog, at: at(5, 'read'), by: owner },
    { action: 'audit.exported', ...ofLog, at: at(5, 'read').plus({ minutes: 4 }), by: owner },
    { action: 'user.updated', ...aboutPerson(suspended), fields: ['address.city'], at: at(2, 'city'), by: admin },
  ];
}

/** Fills the audit log through the module of the running product, at the dates of the demo. */
export async function makeLog(demo: Demo, people: readonly DemoPerson[], things: Things): Promise<void> {
  const { db, now } = demo;
  const packNames = new Map(
    (await db.selectFrom('license_packs').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]),
  );
  const whoManages = (organizationId: string) =>
    people.find((person) => person.organizationId === organizationId && person.role === 'headHR') ??
    people.find((person) => person.organizationId === organizationId && person.role === 'owner');
  const lives = people
    .filter(({ role }) => role === 'user')
    .flatMap((person) =>
      lifeOf(demo, person, whoManages(person.organizationId), packNames.get(person.packId) ?? '').map((deed) => ({
        ...deed,
        organizationId: person.organizationId,
      })),
    );
  const work = dailyWork(demo, people, things).map((deed) => ({
    ...deed,
    organizationId: things.organizations.boisEtRives,
  }));
  const deeds = [...lives, ...work].filter(({ at }) => at < now).toSorted((one, other) => +one.at - +other.at);
  for (const { at, by, organizationId, ...entry } of deeds) {
    const person = { id: by?.id ?? null, organizationId };
    await writeAuditEntry({ db, person, request: { id: 'demo' }, now: at }, { ...entry, organizationId });
  }
}

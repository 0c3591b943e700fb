import type { DateTime } from 'luxon';
import { type AuditEntry, writeAuditEntry } from '../../platform/sessions/audit';
import type { Demo, DemoPerson } from '../organizations/demo-types';
import type { GroupIds, OrganizationIds, PackIds } from '../organizations';
import { headHrEmail, managerEmail } from './accounts';
import { chanceOf } from './character';
import { utc } from './dates';

interface Things {
  organizations: OrganizationIds;
  packs: PackIds;
  groups: GroupIds;
}

interface Deed extends AuditEntry {
  organizationId: string;
  at: DateTime<true>;
  by: string | null;
}

/** At some time of a working day, the same for the same seed. */
function inOfficeHours(day: DateTime<true>, seed: string): DateTime<true> {
  const chance = chanceOf(`log ${seed}`);
  const worked = day.weekday > 5 ? day.minus({ days: day.weekday - 5 }) : day;
  return worked.startOf('day').plus({ hours: 7 + Math.floor(chance() * 9), minutes: Math.floor(chance() * 60) });
}

const aboutPerson = ({ id }: Pick<DemoPerson, 'id'>) => ({ subjectKind: 'user', subjectIds: [id] }) as const;

/** Participants with what staff did for them. */
const readLives = (db: Demo['db']) =>
  db
    .selectFrom('users')
    .leftJoin('user_programs as given', (join) =>
      join.onRef('given.user_id', '=', 'users.id').on('given.selected', '=', true),
    )
    .leftJoin('license_packs as pack', 'pack.id', 'given.license_pack_id')
    .leftJoin('user_program_extensions as extension', 'extension.user_program_id', 'given.id')
    .leftJoin('user_program_closures as closure', 'closure.user_program_id', 'given.id')
    .where('users.role', '=', 'user')
    .select(['users.id', 'users.organization_id', 'users.hr_representative_id', 'users.role', 'users.created_at'])
    .select(['users.invited_at', 'given.created_at as given_at', 'extension.created_at as extended_at'])
    .select(['closure.entered_at as closed_at', 'closure.type', 'closure.leaving_date', 'pack.name as pack'])
    .execute();

/** The actions of the HR representative on one participant: account, invitation, programme and its end. */
function lifeOf(life: Awaited<ReturnType<typeof readLives>>[number]): Deed[] {
  const details = { pack: life.pack };
  const steps: [AuditEntry['action'], Date | null, AuditEntry['details']?][] = [
    ['user.created', life.created_at, { role: life.role }],
    ['user.welcomed', life.invited_at],
    ['program.given', life.given_at, details],
    ['program.extended', life.extended_at, details],
    ['program.closed', life.closed_at, { type: life.type, date: life.leaving_date }],
  ];
  const by = life.hr_representative_id;
  return steps.flatMap(([action, at, detailed]) =>
    at
      ? [{ action, ...aboutPerson(life), at: utc(at), by, organizationId: life.organization_id, details: detailed }]
      : [],
  );
}

/** The number of people in some groups at a moment. */
async function countIn(db: Demo['db'], groupIds: readonly string[], at: DateTime<true>): Promise<number> {
  const { count } = await db
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .where('group_id', 'in', groupIds)
    .where('users.created_at', '<=', at.toJSDate())
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Ordinary log entries: exports, corrections, help, and refused attempts. */
async function dailyWork(
  { db, now }: Demo,
  people: readonly DemoPerson[],
  { groups, packs, organizations }: Things,
): Promise<Omit<Deed, 'organizationId'>[]> {
  const who = (email: string) => people.find((person) => person.email === email);
  const [headHR = null, owner = null, admin = null, support = null] = [
    headHrEmail,
    'owner@demo.example',
    'admin@demo.example',
    'superadmin@demo.example',
  ].map((email) => who(email)?.id ?? null);
  const participant = who('participant@demo.example');
  const suspended = who('suspended@demo.example');
  if (!participant || !suspended) return [];
  const at = (daysAgo: number, seed: string) => inOfficeHours(now.minus({ days: daysAgo }), seed);
  const ofLog = { subjectKind: 'log', subjectIds: [organizations.boisEtRives] } as const;
  const ofFirm = { subjectKind: 'organization', subjectIds: [organizations.boisEtRives] } as const;
  const opened = at(12, 'opened');
  const [exported, exportedAgain] = [at(22, 'export'), at(6, 'export again')];
  const followed = [groups.lyon, groups.mobilite, groups.finDeCarriere];
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
    {
      action: 'users.exported',
      ...ofFirm,
      at: exported,
      by: headHR,
      details: { count: await countIn(db, followed, exported) },
    },
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
      by: null,
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
      by: who(managerEmail)?.id ?? null,
      details: { call: 'GET /licensePacks' },
    },
    {
      action: 'users.exported',
      ...ofFirm,
      at: exportedAgain,
      by: headHR,
      fields: ['group'],
      details: { count: await countIn(db, [groups.lyon], exportedAgain) },
    },
    { action: 'audit.read', ...ofLog, at: at(5, 'read'), by: owner },
    { action: 'audit.exported', ...ofLog, at: at(5, 'read').plus({ minutes: 4 }), by: owner },
    { action: 'user.updated', ...aboutPerson(suspended), fields: ['address.city'], at: at(2, 'city'), by: admin },
  ];
}

/** Fills the audit log through the module of the running product, at the dates of the demo; call after the programmes. */
export async function makeLog(demo: Demo, people: readonly DemoPerson[], things: Things): Promise<void> {
  const { db, now } = demo;
  const { boisEtRives: organizationId } = things.organizations;
  const work = (await dailyWork(demo, people, things)).map((deed) => ({ ...deed, organizationId }));
  const lives = (await readLives(db)).flatMap(lifeOf);
  const deeds = [...lives, ...work].filter(({ at }) => at <= now).toSorted((one, other) => +one.at - +other.at);
  for (const { at, by, ...entry } of deeds) {
    const person = { id: by, organizationId: entry.organizationId };
    await writeAuditEntry({ db, person, request: { id: 'demo' }, now: at }, entry);
  }
}

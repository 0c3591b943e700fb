import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { durations } from '@passerelle/shared/contract/limits';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { DateTime } from 'luxon';
import type { Db } from '../../platform/database/connection';
import { instant } from '../../platform/dates';
import { writtenDates } from '../../platform/text/written-dates';
import type { Addressee } from '../mail/addressee';
import { writeMail, type MailText } from '../mail/write-mail';
import { issueLinkTokens } from './link-tokens';
import type { AccountContext } from './passwords';

const days = durations.invitationDays;

/** HR contact and programme start that the organisation has set before the invitation. */
interface Settled {
  hr: { name: string; email: string } | null;
  /** The first Monday of their programme, when it is still to come. */
  startsAt: string | null;
}

const questionsTo = ({ name, email }: NonNullable<Settled['hr']>): MessageDescriptor =>
  msg`Une question ? Votre contact RH est ${name} : ${email}.`;

/** The same of many people, by id. */
async function readSettled(db: Db, ids: readonly string[], now: DateTime<true>): Promise<ReadonlyMap<string, Settled>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('users as hr', (join) =>
      join.onRef('hr.id', '=', 'users.hr_representative_id').on('hr.deleted_at', 'is', null),
    )
    .leftJoin('user_programs', (join) =>
      join
        .onRef('user_programs.user_id', '=', 'users.id')
        .on('user_programs.selected', '=', true)
        .on('user_programs.status', '<>', 'closed')
        .on('user_programs.from_date', '>', now.toJSDate()),
    )
    .where('users.id', 'in', ids)
    .select(['users.id', 'hr.first_name', 'hr.last_name', 'hr.email', 'user_programs.from_date'])
    .execute();
  return new Map(
    rows.map(({ id, first_name, last_name, email, from_date }) => [
      id,
      {
        hr: email === null ? null : { name: fullName({ firstName: first_name, lastName: last_name }), email },
        startsAt: from_date && instant(from_date),
      },
    ]),
  );
}

/** The sender, the first Monday, the HR contact, the task, and the lifetime of the link. */
function invitationText(to: Addressee, settled: Settled | undefined, now: DateTime<true>): MailText {
  const { hr, startsAt } = settled ?? {};
  const organization = to.organization.name;
  const monday = startsAt && writtenDates(to.locale, now).day(startsAt);
  return {
    subject: msg`Votre espace Passerelle vous attend`,
    paragraphs: [
      msg`${organization} vous ouvre un espace sur Passerelle, pour avancer pas à pas dans votre mobilité professionnelle.`,
      ...(monday ? [msg`Votre programme commence le ${monday}.`] : []),
      msg`Choisissez votre mot de passe pour y entrer. Ce lien est personnel et reste valable ${plural(days, { one: '# jour', other: '# jours' })} ; il ne sert qu’une fois.`,
      ...(hr ? [questionsTo(hr)] : []),
    ],
    action: msg`Choisir mon mot de passe`,
    closing: msg`Si vous n’attendiez pas ce message, vous pouvez l’ignorer.`,
  };
}

/** Mails each person the link to choose their first password, in a constant number of statements. */
export async function inviteAll({ db, services, now }: AccountContext, people: readonly Addressee[]): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  const settled = await readSettled(db, ids, now);
  const tokens = await issueLinkTokens(db, ids, 'invitation', now);
  const mails = people.map((to) =>
    writeMail({
      kind: 'invitation',
      to,
      words: invitationText(to, settled.get(to.id), now),
      path: `/reset-password?token=${tokens.get(to.id) ?? ''}&firstSetup=true`,
      publicUrl: services.config.publicUrl,
    }),
  );
  await services.mailer.send(db, mails, now);
  await db.updateTable('users').set({ invited_at: now.toJSDate() }).where('id', 'in', ids).execute();
}

/** The same to one. */
export const invite = (context: AccountContext, to: Addressee): Promise<void> => inviteAll(context, [to]);

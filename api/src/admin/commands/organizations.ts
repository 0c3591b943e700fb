import type { SecondFactorScope } from '@passerelle/shared/contract';
import { businessSectors, companySizes } from '@passerelle/shared/contract/enums/jobs';
import { locales } from '@passerelle/shared/contract/enums/locales';
import { secondFactorScopes } from '@passerelle/shared/contract/enums/security';
import { limits } from '@passerelle/shared/contract/limits';
import { openOrganization } from '../../domains/organizations/create-organization';
import type { OwnerValues } from '../../domains/organizations/create-owner';
import { readEveryOrganization } from '../../domains/organizations/list-organizations';
import type { OrganizationValues } from '../../domains/organizations/organization-columns';
import { updateOrganization } from '../../domains/organizations/update-organization';
import { recordForOperator } from '../../platform/sessions/audit';
import { Failure } from '../../platform/failure';
import type { Services } from '../../platform/http/services';
import { command } from '../usage/command';
import { email, oneOf, text, timeZone } from '../usage/kinds';
import { type Given, optional, refuse, required } from '../usage/options';
import { withServices } from './with-services';
import { table } from '../usage/help';
import { findOrganization } from './find-organization';

function explain(error: unknown, name: string, address: string): unknown {
  if (!(error instanceof Failure) || error.code !== 'duplicate') return error;
  return error.details.fields?.['owner.email'] === undefined
    ? refuse(`There is already an organisation called "${name}".`)
    : refuse(`There is already an account with the address ${address}.`);
}

const options = {
  name: required(text(limits.nameLength), 'the name that everybody sees'),
  ownerEmail: required(email, 'where the invitation goes'),
  ownerFirstName: required(text(limits.nameLength), 'the first name of the owner'),
  ownerLastName: required(text(limits.nameLength), 'the last name of the owner'),
  locale: optional(oneOf(locales), 'the language of its mails until a user chooses one; fr'),
  timeZone: optional(timeZone, 'where the days of its figures begin; Europe/Paris'),
  groupName: optional(text(), 'the group that it belongs to'),
  companyName: optional(text(), 'its name in the registers'),
  serialNumber: optional(text(limits.registrationLength), 'its registration number (SIRET)'),
  vatNumber: optional(text(limits.registrationLength), 'its VAT number'),
  companySize: optional(oneOf(companySizes), `one of ${companySizes.join(', ')}`),
  sector: optional(oneOf(businessSectors), 'its branch of business'),
  address: optional(text(), 'where it is'),
  billingAddress: optional(text(), 'where bills go'),
};

const valuesOf = (given: Given<typeof options>): OrganizationValues & { name: string } => ({
  name: given.name,
  locale: given.locale,
  timeZone: given.timeZone,
  group: given.groupName,
  companyName: given.companyName,
  serialNumber: given.serialNumber,
  vatSerialNumber: given.vatNumber,
  companySize: given.companySize,
  businessType: given.sector,
  address: given.address,
  billingAddress: given.billingAddress,
});

const ownerOf = ({ ownerEmail, ownerFirstName, ownerLastName }: Given<typeof options>): OwnerValues => ({
  email: ownerEmail,
  firstName: ownerFirstName,
  lastName: ownerLastName,
});

const create = (services: Services, given: Given<typeof options>) =>
  services.db.transaction().execute((db) => {
    const now = services.clock.now();
    return openOrganization({ db, services, now, record: recordForOperator(db, now) }, valuesOf(given), ownerOf(given));
  });

export const organizationCreate = command({
  words: ['organization', 'create'],
  about: 'Makes an organisation and its owner, who is invited by mail to choose a password',
  options,
  work: (context, given) =>
    withServices(context, async (services) => {
      const { name, ownerEmail, ownerFirstName, ownerLastName } = given;
      const { id, ownerId } = await create(services, given).catch((error: unknown) => {
        throw explain(error, name, ownerEmail);
      });
      context.say(`Organisation "${name}" is there: ${id}`);
      context.say(`${ownerFirstName} ${ownerLastName} <${ownerEmail}> owns it and has been invited.`);
      context.say(await deliverInvitation(services, ownerId));
    }),
});

/** Sends due mails, and says where the invitation is, which depends on the configuration. */
export async function deliverInvitation({ db, config, delivery }: Services, ownerId: string): Promise<string> {
  const { smtpUrl, demo, publicUrl } = config;
  if (smtpUrl !== undefined) {
    await delivery.sendDue();
    const sent = await db
      .selectFrom('mails')
      .where('user_id', '=', ownerId)
      .where('status', '=', 'sent')
      .select('id')
      .executeTakeFirst();
    if (sent) return 'The invitation has left through SMTP_URL.';
    return 'SMTP_URL has not taken the invitation yet: the server tries again while it runs.';
  }
  if (demo) return `The invitation can be read at ${publicUrl}/outbox: no SMTP_URL is set.`;
  return 'The invitation is kept, and leaves once the server runs with an SMTP_URL.';
}

export const organizationList = command({
  words: ['organization', 'list'],
  about: 'Shows the organisations, how many people each has, and who owns it',
  options: {},
  work: (context) =>
    withServices(context, async ({ db }) => {
      const organizations = await readEveryOrganization(db);
      if (organizations.length === 0) return context.say('There is no organisation yet.');
      const rows = organizations.map(({ id, name, userCount, owners }) => [
        name,
        String(userCount),
        id,
        owners.flatMap(({ role, email: address }) => (role === 'owner' ? address : [])).join(', '),
      ]);
      for (const line of table(['Organisation', 'People', 'Id', 'Owners'], rows)) context.say(line);
    }),
});

const outcomes: Record<SecondFactorScope, string> = {
  none: 'A second factor is offered to everyone in it, and not required.',
  staff: 'Its staff must set up a second factor; who has none is led to it at their next call.',
  everyone: 'Everyone in it must set up a second factor; who has none is led to it at their next call.',
};

const save = ({ db: pool, clock }: Services, wanted: string, scope: SecondFactorScope): Promise<string> =>
  pool.transaction().execute(async (db) => {
    const now = clock.now();
    const { id, name } = await findOrganization(db, wanted);
    const changing = { db, now, person: null, record: recordForOperator(db, now) };
    await updateOrganization(changing, id, { requiresSecondFactor: scope });
    return name;
  });

export const organizationSecure = command({
  words: ['organization', 'secure'],
  about: 'Sets for whom an organisation requires a second factor at sign-in',
  options: {
    organization: required(text(), 'its name, or the id that "organization list" shows'),
    secondFactor: required(oneOf(secondFactorScopes), 'of whom it is required'),
  },
  work: (context, { organization, secondFactor }) =>
    withServices(context, async (services) => {
      const name = await save(services, organization, secondFactor);
      context.say(`Saved for "${name}". ${outcomes[secondFactor]}`);
    }),
});

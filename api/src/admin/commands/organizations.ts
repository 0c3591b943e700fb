import {
  businessSectors,
  companySizes,
  limits,
  locales,
  secondFactorScopes,
  type SecondFactorScope,
} from '@passerelle/shared/contract';
import { createOrganization, type OrganizationValues } from '../../domains/organizations/create-organization';
import { createOwner, type OwnerValues } from '../../domains/organizations/create-owner';
import { writeOperatorAuditEntry } from '../../platform/sessions/audit';
import { Failure } from '../../platform/failure';
import type { Services } from '../../platform/http/services';
import { command } from '../usage/command';
import { email, oneOf, text } from '../usage/kinds';
import { type Given, optional, refuse, required } from '../usage/options';
import { withServices } from '../with-services';
import { table } from '../usage/help';
import { findOrganization } from '../find-organization';

function explain(error: unknown, name: string, address: string): unknown {
  if (!(error instanceof Failure) || error.code !== 'duplicate') return error;
  return error.details.fields?.['email'] === undefined
    ? refuse(`There is already an organisation called "${name}".`)
    : refuse(`There is already an account with the address ${address}.`);
}

const options = {
  name: required(text(limits.nameLength), 'the name that everybody sees'),
  ownerEmail: required(email, 'where the invitation goes'),
  ownerFirstName: required(text(limits.nameLength), 'the first name of the owner'),
  ownerLastName: required(text(limits.nameLength), 'the last name of the owner'),
  locale: optional(oneOf(locales), 'the language of its mails, until somebody has chosen one; fr'),
  groupName: optional(text(), 'the group that it belongs to'),
  companyName: optional(text(), 'its name in the registers'),
  serialNumber: optional(text(limits.registrationLength), 'its registration number (SIRET)'),
  vatNumber: optional(text(limits.registrationLength), 'its VAT number'),
  companySize: optional(oneOf(companySizes), `one of ${companySizes.join(', ')}`),
  sector: optional(oneOf(businessSectors), 'its branch of business'),
  address: optional(text(), 'where it is'),
  billingAddress: optional(text(), 'where bills go'),
};

const valuesOf = ({
  name,
  locale,
  groupName,
  vatNumber,
  sector,
  ...more
}: Given<typeof options>): OrganizationValues => ({
  name,
  ...(locale && { locale }),
  ...(groupName && { group: groupName }),
  ...(vatNumber && { vatSerialNumber: vatNumber }),
  ...(sector && { businessType: sector }),
  ...(more.companyName && { companyName: more.companyName }),
  ...(more.serialNumber && { serialNumber: more.serialNumber }),
  ...(more.companySize && { companySize: more.companySize }),
  ...(more.address && { address: more.address }),
  ...(more.billingAddress && { billingAddress: more.billingAddress }),
});

const ownerOf = ({ ownerEmail, ownerFirstName, ownerLastName }: Given<typeof options>): OwnerValues => ({
  email: ownerEmail,
  firstName: ownerFirstName,
  lastName: ownerLastName,
});

interface Created {
  id: string;
  ownerId: string;
}

async function create(services: Services, given: Given<typeof options>): Promise<Created> {
  const now = services.clock.now();
  return services.db.transaction().execute(async (db) => {
    const id = await createOrganization(db, valuesOf(given), now);
    const ownerId = await createOwner({ db, services, now }, id, ownerOf(given));
    const where = { organizationId: id, now };
    await writeOperatorAuditEntry(db, {
      ...where,
      action: 'organization.created',
      subjectKind: 'organization',
      subjectIds: [id],
    });
    await writeOperatorAuditEntry(db, {
      ...where,
      action: 'user.welcomed',
      subjectKind: 'user',
      subjectIds: [ownerId],
    });
    return { id, ownerId };
  });
}

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

/** Sends what can be sent, and says where the invitation is, which depends on how the server is set up. */
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
      const organizations = await db
        .selectFrom('organizations')
        .orderBy('sort_name')
        .orderBy('id')
        .select((eb) => [
          'id',
          'name',
          eb
            .selectFrom('users')
            .whereRef('users.organization_id', '=', 'organizations.id')
            .where('users.deleted_at', 'is', null)
            .select((people) => people.fn.countAll<number>().as('people'))
            .as('people'),
        ])
        .execute();
      const owners = await db
        .selectFrom('users')
        .where('role', '=', 'owner')
        .where('deleted_at', 'is', null)
        .orderBy('sort_name')
        .select(['organization_id', 'email'])
        .execute();
      if (organizations.length === 0) return context.say('There is no organisation yet.');
      const rows = organizations.map(({ id, name, people }) => [
        name,
        String(people ?? 0),
        id,
        owners.flatMap((owner) => (owner.organization_id === id ? owner.email : [])).join(', '),
      ]);
      for (const line of table(['Organisation', 'People', 'Id', 'Owners'], rows)) context.say(line);
    }),
});

const outcomes: Record<SecondFactorScope, string> = {
  none: 'A second factor is offered to everyone in it, and required of nobody.',
  staff: 'Its staff must set up a second factor; who has none is led to it at their next call.',
  everyone: 'Everyone in it must set up a second factor; who has none is led to it at their next call.',
};

const save = ({ db: pool, clock }: Services, wanted: string, scope: SecondFactorScope): Promise<string> =>
  pool.transaction().execute(async (db) => {
    const now = clock.now();
    const { id, name } = await findOrganization(db, wanted);
    await db
      .updateTable('organizations')
      .set({ requires_second_factor: scope, updated_at: now.toJSDate() })
      .where('id', '=', id)
      .execute();
    await writeOperatorAuditEntry(db, {
      action: 'organization.secondFactorRequired',
      subjectKind: 'organization',
      subjectIds: [id],
      organizationId: id,
      now,
      details: { requires: scope },
    });
    return name;
  });

export const organizationSecure = command({
  words: ['organization', 'secure'],
  about: 'Says of whom an organisation requires a second factor at sign-in',
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

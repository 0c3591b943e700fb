import { secondFactorScopes, type SecondFactorScope } from '@passerelle/shared/contract';
import { writeOperatorAuditEntry } from '../../platform/audit';
import type { Services } from '../../platform/services';
import { findOrganization } from '../find-organization';
import { command } from '../usage/command';
import { oneOf, text } from '../usage/kinds';
import { required } from '../usage/options';
import { withServices } from '../with-services';

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

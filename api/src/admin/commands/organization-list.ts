import { command } from '../usage/command';
import { table } from '../usage/help';
import { withServices } from '../with-services';

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
        owners.flatMap(({ organization_id: of, email }) => (of === id ? email : [])).join(', '),
      ]);
      for (const line of table(['Organisation', 'People', 'Id', 'Owners'], rows)) context.say(line);
    }),
});

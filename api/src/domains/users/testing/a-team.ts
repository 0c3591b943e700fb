import type { RoleName } from '@passerelle/shared/contract';
import { searchText, sortKey } from '../../../platform/text/search';
import type { TestApp } from '../../../testing/test-app';
import type { PersonValues, TestPerson } from '../../../testing/builders';

interface Group {
  organizationId: string;
  name: string;
  members?: readonly TestPerson[];
  managers?: readonly TestPerson[];
}

export async function aGroup({ db, clock }: TestApp, group: Group): Promise<string> {
  const at = clock.now().toJSDate();
  const { organizationId: organization_id, name, members = [], managers = [] } = group;
  const { id } = await db
    .insertInto('user_groups')
    .values({
      organization_id,
      name,
      description: `Groupe ${name}`,
      sort_name: sortKey(name),
      search: searchText(name),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id: user_id } of members) {
    await db.insertInto('group_members').values({ group_id: id, user_id }).execute();
  }
  for (const { id: user_id } of managers) {
    await db.insertInto('group_managers').values({ group_id: id, user_id }).execute();
  }
  return id;
}

/**
 * Two organisations. In the first: a group of Lyon, another of Rennes, and a person in the scope of only their manager.
 */
export async function aTeam(app: TestApp) {
  const organization = await app.anOrganization({ name: 'Bois & Rives' });
  const other = await app.anOrganization({ name: 'Verreries Morel' });
  const someone = (first_name: string, last_name: string, values: PersonValues = {}): Promise<TestPerson> =>
    app.aPerson({
      organization_id: organization,
      first_name,
      last_name,
      email: `${first_name}@team.example`,
      ...values,
    });
  const withRole = (role: RoleName, name: string) => someone(name, 'Équipe', { role });

  const manager = await withRole('manager', 'Karim');
  const headHR = await withRole('headHR', 'Claire');
  const owner = await withRole('owner', 'Paule');
  const admin = await withRole('admin', 'Hugo');
  const superAdmin = await withRole('superAdmin', 'Inès');
  const amel = await someone('Amel', 'Benkhelifa', { gender: 'woman', job_level: 'worker' });
  const emile = await someone('Émile', 'Zola-Petit', { gender: 'man', job_level: 'executive' });
  const diego = await someone('Diego', 'Ruiz', { gender: 'man', manager_id: manager.id });
  const solene = await someone('Solène', 'Kerbrat', { gender: 'woman' });
  const gone = await someone('Partie', 'Aujourdhui', { deleted_at: app.clock.now().toJSDate() });
  const stranger = await someone('Nadia', 'Étrangère', { organization_id: other });
  const otherOwner = await someone('Otto', 'Morel', { organization_id: other, role: 'owner' });

  const lyon = await aGroup(app, {
    organizationId: organization,
    name: 'Lyon',
    members: [amel, emile, manager, gone],
    managers: [manager, headHR],
  });
  const rennes = await aGroup(app, { organizationId: organization, name: 'Rennes', members: [solene] });
  const elsewhere = await aGroup(app, { organizationId: other, name: 'Ailleurs', members: [stranger] });
  const places = { organization, other, lyon, rennes, elsewhere };
  const staff = { manager, headHR, owner, admin, superAdmin, otherOwner };
  return { ...places, ...staff, amel, emile, diego, solene, gone, stranger };
}

export type Team = Awaited<ReturnType<typeof aTeam>>;

import { Type } from 'typebox';
import { defineCalls } from '../call';
import {
  Organization,
  OrganizationBody,
  OrganizationCreation,
  OwnerBody,
  ThemeBody,
} from '../entities/people/organization';
import { PersonReference } from '../entities/people/person';
import { Role } from '../entities/people/security';
import { groupSorts } from '../enums/users';
import { Id } from '../fields';
import { listQuery } from '../paging';
import { listOf } from '../envelope';

export const organizationCalls = defineCalls({
  'GET /roles': { summary: 'The roles and what each may do.', response: listOf(Role) },
  // The organisation page needs its identity, for which the specification gives no call.
  'GET /organizations': {
    summary: 'The organisations one may see.',
    query: listQuery(groupSorts, {}),
    response: listOf(Organization),
  },
  'GET /organizations/:organizationId': {
    summary: 'One organisation.',
    params: Type.Object({ organizationId: Id }),
    response: Organization,
  },
  'POST /organizations': {
    summary: 'Add an organisation and its owner, who is invited. 409 for a name or an e-mail that is taken.',
    body: OrganizationCreation,
    response: Organization,
    touches: ['/organizations/*'],
  },
  'PUT /organizations/:organizationId': {
    summary: 'Change the identity of an organisation and its settings.',
    params: Type.Object({ organizationId: Id }),
    body: OrganizationBody,
    response: Organization,
    touches: ['/organizations/*', '/me'],
  },
  'PUT /organizations/:organizationId/theme': {
    summary: 'Change colours, logo and banner of an organisation.',
    params: Type.Object({ organizationId: Id }),
    body: ThemeBody,
    files: ['logo', 'banner'],
    response: Organization,
    touches: ['/organizations/*', '/me'],
  },
  'POST /organizations/:organizationId/owners': {
    summary: 'Add an owner of an organisation, and invite them.',
    params: Type.Object({ organizationId: Id }),
    body: OwnerBody,
    response: PersonReference,
    touches: ['/users/*', '/organizations/*'],
  },
});

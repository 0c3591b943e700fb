import { Type } from 'typebox';
import { defineCalls } from '../call';
import { ContentImport, ContentImportBody } from '../entities/content-import';
import {
  LicensePack,
  LicensePackBody,
  LicensePackCreation,
  Organization,
  OrganizationBody,
  OrganizationCreation,
  OwnerBody,
  PackStats,
  ThemeBody,
  UserGroup,
  UserGroupBody,
} from '../entities/organization';
import { groupSorts } from '../enums/users';
import { Id } from '../fields';
import { pageSizes } from '../limits';
import { listQuery, several } from '../paging';
import { listOf } from '../wire';
import { Program } from '../entities/program';
import { PersonReference } from '../entities/person';
import { Role } from '../entities/security';
import { packSorts, programSorts, programTypes } from '../enums/tasks';

const params = Type.Object({ groupId: Id });

export const groupCalls = defineCalls({
  'GET /users/groups': {
    summary: 'The groups one may see, page by page.',
    query: listQuery(groupSorts, { organization: Type.Optional(Id) }, pageSizes.groups),
    response: listOf(UserGroup),
  },
  'POST /users/groups': {
    summary: 'Add a group.',
    body: UserGroupBody,
    response: UserGroup,
    touches: ['/users/groups/*'],
  },
  'GET /users/groups/:groupId': { summary: 'One group.', params, response: UserGroup },
  'PUT /users/groups/:groupId': {
    summary: 'Change a group.',
    params,
    body: UserGroupBody,
    response: UserGroup,
    touches: ['/users/*'],
  },
  'DELETE /users/groups/:groupId': { summary: 'Delete a group; its people stay.', params, touches: ['/users/*'] },
});

const organization = Type.Optional(Id);

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
    touches: ['/organizations/*'],
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
    summary: 'Add somebody who looks after an organisation, and invite them.',
    params: Type.Object({ organizationId: Id }),
    body: OwnerBody,
    response: PersonReference,
    touches: ['/users/*', '/organizations/*'],
  },
  'POST /content': {
    summary: 'Bring a content pack in, as a zip of its folder; a dry run says what would change and changes nothing.',
    body: ContentImportBody,
    files: ['pack'],
    response: ContentImport,
    touches: ['/programs/*'],
  },
  'GET /licensePacks': {
    summary: 'The licence packs an organisation subscribed to, page by page.',
    query: listQuery(packSorts, { organization, group: Type.Optional(Id) }, pageSizes.packSearch),
    response: listOf(LicensePack),
  },
  'GET /licensePacks/stats': {
    summary: 'Active packs, seats and groups, in figures.',
    query: Type.Object({ organization }, { additionalProperties: false }),
    response: PackStats,
  },
  'GET /licensePacks/:packId': {
    summary: 'One licence pack.',
    params: Type.Object({ packId: Id }),
    response: LicensePack,
  },
  'POST /licensePacks': {
    summary: 'Give an organisation seats in programmes.',
    body: LicensePackCreation,
    response: LicensePack,
    touches: ['/licensePacks/*', '/users/groups/*'],
  },
  'PUT /licensePacks/:packId': {
    summary: 'Change a pack. 409 for fewer seats than are used, with their number.',
    params: Type.Object({ packId: Id }),
    body: LicensePackBody,
    response: LicensePack,
    touches: ['/licensePacks/*', '/users/groups/*'],
  },
  'DELETE /licensePacks/:packId': {
    summary: 'Delete a pack that nobody has used; otherwise 409.',
    params: Type.Object({ packId: Id }),
    touches: ['/licensePacks/*', '/users/groups/*'],
  },
  'GET /programs': {
    summary: 'The programmes that can be given to people.',
    query: listQuery(programSorts, { organization, pack: Type.Optional(Id), type: several(programTypes) }),
    response: listOf(Program),
  },
  'GET /programs/:programId': {
    summary: 'One programme.',
    params: Type.Object({ programId: Id }),
    response: Program,
  },
});

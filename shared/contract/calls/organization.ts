import { Type } from 'typebox';
import { defineCalls } from '../call';
import { LicensePack, PackStats } from '../entities/license-pack';
import { Organization } from '../entities/organization';
import { Program } from '../entities/program';
import { Role } from '../entities/role';
import { packSorts, programSorts, programTypes } from '../enums/programs';
import { groupSorts } from '../enums/users';
import { Id } from '../fields';
import { pageSizes } from '../limits';
import { listQuery, several } from '../paging';
import { listOf } from '../wire';

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

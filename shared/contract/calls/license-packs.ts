import { Type } from 'typebox';
import { defineCalls } from '../call';
import { LicensePack, LicensePackBody, LicensePackCreation, PackStats } from '../entities/people/organization';
import { Program } from '../entities/programs/program';
import { packSorts, programSorts, programTypes } from '../enums/tasks';
import { Id } from '../fields';
import { pageSizes } from '../limits';
import { listQuery, several } from '../paging';
import { listOf } from '../envelope';

const organization = Type.Optional(Id);

/** Seats, and the programmes that they are for. */
export const licensePackCalls = defineCalls({
  'GET /licensePacks': {
    summary: 'The licence packs an organisation subscribed to, page by page.',
    query: listQuery(
      packSorts,
      {
        organization,
        group: Type.Optional(Id),
        /** Those that may be given to this person. */
        user: Type.Optional(Id),
        /** Those of today with few free seats, or whose free seats expire soon. */
        runningOut: Type.Optional(Type.Boolean()),
      },
      pageSizes.packSearch,
    ),
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
    summary: 'Delete an unused pack; otherwise 409.',
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

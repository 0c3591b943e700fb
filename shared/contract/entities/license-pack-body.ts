import { type Static, Type } from 'typebox';
import { body, Day, Html, Id, optional, Title } from '../fields';
import { limits } from '../limits';

/** Seats in programmes, from one day to another, both within. Fewer than are used is a 409 with the figure. */
const fields = {
  name: Title,
  description: optional(Html),
  maxLicenses: Type.Integer({ minimum: 0, maximum: limits.packLicenses }),
  period: body({ fromDate: Day, toDate: Day }),
  programs: Type.Array(Id, { minItems: 1, maxItems: limits.selectedIds, uniqueItems: true }),
};
export const LicensePackBody = body(fields);
export type LicensePackBody = Static<typeof LicensePackBody>;
export const LicensePackCreation = body({ ...fields, organization: Id });
export type LicensePackCreation = Static<typeof LicensePackCreation>;

import { type Static, Type } from 'typebox';
import { programTypes } from '../enums/programs';
import { Count, Html, Id, Label, nullable, Version } from '../fields';
import { Period } from './program';
import { Reference } from './reference';

export const PackProgram = Type.Object({ id: Id, name: Label, type: Type.Enum(programTypes) });
export type PackProgram = Static<typeof PackProgram>;

export const LicensePack = Type.Object({
  id: Id,
  name: Label,
  description: nullable(Html),
  maxLicenses: Count,
  availableLicenseCount: Count,
  usedLicenseCount: Count,
  organization: Reference,
  version: Version,
  period: Period,
  programs: Type.Array(PackProgram),
});
export type LicensePack = Static<typeof LicensePack>;

export const PackStats = Type.Object({
  licensePacks: Type.Object({ active: Count, availableLicenseCount: Count, licensesCount: Count }),
  groups: Type.Object({ total: Count }),
});
export type PackStats = Static<typeof PackStats>;

import type { LicensePack, LicensePackBody } from '@passerelle/shared/contract';

const dayOf = (instant: string): string => instant.slice(0, 10);

/** A pack as it is sent when it is changed. */
export const packBody = (pack: LicensePack): LicensePackBody => ({
  name: pack.name,
  description: pack.description,
  maxLicenses: pack.maxLicenses,
  period: { fromDate: dayOf(pack.period.fromDate), toDate: dayOf(pack.period.toDate) },
  programs: pack.programs.map(({ id }) => id),
});

import type { BulkAction, LicensePack, Organization, UserFile, UserGroup } from '@passerelle/shared/contract';
import { anId } from './ids';

export const aUserGroup = (with_: Partial<UserGroup> = {}): UserGroup => ({
  id: anId(),
  name: 'Site de Châlons',
  description: 'Les personnes du site de Châlons.',
  organization: { id: anId(1), name: 'Boisetrives' },
  licensePacks: [{ id: anId(3), name: 'Automne 2026', maxLicenses: 40 }],
  userCount: 12,
  onlyGroupOf: 8,
  managerCount: 1,
  version: 1,
  createdAt: '2026-09-01T08:00:00.000Z',
  ...with_,
});

export const anOrganization = (with_: Partial<Organization> = {}): Organization => ({
  id: anId(1),
  group: 'Groupe Rives',
  name: 'Boisetrives',
  companyName: 'Bois & Rives SAS',
  serialNumber: '000 000 018 00012',
  VATserialNumber: null,
  companySize: 'from1000To5000',
  businessType: 'manufacturing',
  address: { street: '12, quai des Charpentiers, 69007 Lyon' },
  billingAddress: { street: null },
  theme: { primary: '#6B5AED', secondary: null, background: null, logoUrl: null, bannerUrl: null },
  locale: 'fr',
  requiresSecondFactor: 'none',
  auditMonths: 12,
  showsStaffPhones: false,
  mondayMailHour: 8,
  timeZone: null,
  agreementKind: null,
  agreementFiledOn: null,
  userCount: 214,
  owners: [
    {
      id: anId(2),
      firstName: 'Paule',
      lastName: 'Arnaud',
      email: 'paule@boisetrives.example',
      role: 'owner',
      hasSetupAccount: true,
    },
  ],
  version: 1,
  ...with_,
});

export const aLicensePack = (with_: Partial<LicensePack> = {}): LicensePack => ({
  id: anId(),
  name: 'Automne 2026',
  description: null,
  maxLicenses: 40,
  availableLicenseCount: 11,
  usedLicenseCount: 29,
  organization: { id: anId(1), name: 'Boisetrives' },
  version: 1,
  period: { fromDate: '2026-09-01T00:00:00.000Z', toDate: '2027-02-28T23:59:59.999Z' },
  programs: [{ id: anId(), name: 'Cap mobilité', type: 'basic' }],
  groups: [],
  ...with_,
});

export const aUserFile = (with_: Partial<UserFile> = {}): UserFile => ({
  id: anId(),
  name: 'CV novembre',
  url: '/api/files/00000000-0000-4000-8000-000000000001',
  type: 'file',
  language: 'fr',
  size: 210_000,
  uploaded: true,
  userSubTask: { task: { name: 'Mettre votre CV à jour' } },
  updatedAt: '2026-11-16T08:00:00.000Z',
  ...with_,
});

/** A bulk action on two people that is about to start. */
export const aBulkAction = (with_: Partial<BulkAction> = {}): BulkAction => ({
  id: anId(),
  kind: 'welcome',
  group: null,
  pack: null,
  manager: null,
  hrRepresentative: null,
  closure: null,
  restorable: 0,
  startsAt: null,
  status: 'waiting',
  total: 2,
  done: 0,
  skipped: [],
  createdAt: '2026-11-18T14:00:00.000Z',
  finishedAt: null,
  ...with_,
});

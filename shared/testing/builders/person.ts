import type { Activity, Notification, OwnProfile, RoleName, User, UserSummary } from '@passerelle/shared/contract';
import { defaultTimeZone } from '@passerelle/shared/contract/rules/common/time-zone';
import { rolePermissions } from '@passerelle/shared/contract/rules/people/permissions';

import { anId } from './ids';
import { aSelectedProgram } from './program';

const noAddress = { street: null };
const noBadges = { professionalProject: { level: null }, cv: { level: null }, linkedin: { level: null } };
const noTheme = { primary: null, secondary: null, background: null, logoUrl: null, bannerUrl: null };

const company = {
  group: 'Boisetrives',
  name: 'Boisetrives Habitat',
  firm: null,
  department: null,
  serialNumber: null,
  VATserialNumber: null,
  companySize: null,
  businessType: null,
  address: noAddress,
  billingAddress: noAddress,
};

/** The person who is signed in: a participant in the middle of their programme. */
export const aProfile = (with_: Partial<OwnProfile> = {}): OwnProfile => ({
  id: anId(),
  firstName: 'Amel',
  lastName: 'Benkhelifa',
  email: 'amel.benkhelifa@boisetrives.example',
  gender: 'woman',
  civility: 'mrs',
  birthday: '1984-03-12',
  phone: null,
  mobilePhone: null,
  maritalStatus: null,
  degrees: null,
  avatarUrl: null,
  locale: 'fr',
  acceptedTerms: true,
  hasSetupAccount: true,
  mustSetUpSecondFactor: false,
  shouldShowTutorial: false,
  shouldShowWelcome: false,
  shouldShowSuspension: false,
  role: { slug: 'user' },
  mergedPermissions: rolePermissions.user,
  organization: {
    id: anId(1),
    name: 'Boisetrives',
    group: null,
    companyName: 'Boisetrives SAS',
    theme: noTheme,
    timeZone: defaultTimeZone,
  },
  address: null,
  company,
  job: null,
  spokenLanguages: [],
  selectedProgram: aSelectedProgram(),
  stats: { badges: noBadges },
  device: null,
  wantsReminderMail: false,
  wantsMondayMail: true,
  erasureRequestedAt: null,
  emailChange: null,
  loggedAs: null,
  ...with_,
});

/** A signed-in staff member. */
export const aStaffProfile = (role: Exclude<RoleName, 'user'>, with_: Partial<OwnProfile> = {}): OwnProfile =>
  aProfile({
    firstName: 'Claire',
    lastName: 'Nguyen',
    email: 'claire.nguyen@boisetrives.example',
    role: { slug: role },
    mergedPermissions: rolePermissions[role],
    selectedProgram: null,
    ...with_,
  });

const identity = () => ({
  id: anId(),
  firstName: 'Thomas',
  lastName: 'Le Goff',
  email: 'thomas.le-goff@boisetrives.example',
  phone: null,
  gender: 'man' as const,
  avatarUrl: null,
  role: { slug: 'user' as const },
  groups: [{ id: anId(2), name: 'Site de Châlons' }],
  hasSetupAccount: true,
  acceptedTerms: true,
  welcomeSentAt: '2026-09-28T08:00:00.000Z',
  sessions: { count: 12, timeOnline: 14_400, lastAt: '2026-11-17T08:00:00.000Z' },
  createdAt: '2026-09-28T08:00:00.000Z',
});

/** A row of the users list. */
export const aUserSummary = (with_: Partial<UserSummary> = {}): UserSummary => ({
  ...identity(),
  company: { group: company.group, name: company.name },
  job: { level: 'etam', jobTitle: 'Technicien de maintenance', manager: null, hrRepresentative: null },
  selectedProgram: {
    id: anId(),
    name: 'Cap mobilité',
    status: 'started',
    hasClosure: false,
    dates: { fromDate: '2026-10-05T00:00:00.000Z', toDate: '2026-12-27T23:59:59.999Z' },
    suspendedUntil: null,
    progress: 40,
  },
  silence: null,
  ...with_,
});

const noActivity: Activity = {
  silence: null,
  actions: { done: 0, planned: 0 },
  interviews: { done: 0, planned: 0 },
  applications: { sent: 0, accepted: 0 },
};

/** A user as the client space shows them. */
export const aUser = (with_: Partial<User> = {}): User => ({
  ...identity(),
  version: 1,
  hasSecondFactor: false,
  emailChange: null,
  civility: 'mr',
  birthday: '1979-06-02',
  mobilePhone: null,
  maritalStatus: null,
  degrees: null,
  address: null,
  company,
  job: null,
  spokenLanguages: [],
  organization: { id: anId(1), name: 'Boisetrives', theme: { primary: null } },
  scope: { groups: [] },
  followers: [],
  mergedPermissions: rolePermissions.user,
  selectedProgram: null,
  stats: { badges: noBadges, activity: noActivity },
  ...with_,
});

/** One that was not opened yet. */
export const aNotification = (with_: Partial<Notification> = {}): Notification => ({
  id: anId(),
  status: 'received',
  sendAt: '2026-11-17T08:00:00.000Z',
  payload: {
    text: 'Votre badge LinkedIn est en bonne voie.',
    context: { type: 'badge', badgeType: 'linkedin', badgeLevel: 'lvl1', target: null, jobOffer: null },
  },
  ...with_,
});

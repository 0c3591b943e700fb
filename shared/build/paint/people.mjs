/** @typedef {import('../../contract/index.ts').OwnProfile} OwnProfile */

const DAY_MS = 24 * 3_600_000;

/** @param {import('../../contract/index.ts').GrantedLevel} level @returns {OwnProfile['mergedPermissions']} */
const permissions = (level) => ({
  superAdmin: 'disabled',
  admin: 'disabled',
  logAs: 'disabled',
  users: 'w',
  roles: 'r',
  organizations: 'r',
  staticPages: level,
  questions: level,
  licensePacks: 'r',
  userGroups: 'w',
  programs: 'r',
  library: level,
});

/**
 * Two sample people who differ in every field and in the date, so that anything equal in both paints is
 * not personal. They may enter both spaces. The server fills in the first name of the signed-in person.
 * @param {'one' | 'other'} which
 * @returns {{ at: Date, person: OwnProfile }}
 */
export function samplePerson(which) {
  const isOne = which === 'one';
  const text = (/** @type {string} */ name) => (isOne ? name : `${name} ${name}`);
  const at = new Date(isOne ? '2026-03-11T10:00:00Z' : '2027-09-29T14:00:00Z');
  const day = (/** @type {number} */ days) => new Date(at.getTime() + days * DAY_MS).toISOString();
  const reference = { id: '00000000-0000-4000-8000-000000000009', firstName: text('Karim'), lastName: text('Haddad') };
  const address = { type: null, street: text('rue'), zipCode: isOne ? '75001' : '69002', city: text('Paris') };
  return {
    at,
    person: /** @type {OwnProfile} */ (
      /** @type {unknown} */ ({
        id: '00000000-0000-4000-8000-000000000001',
        firstName: '§firstName§',
        lastName: isOne ? 'Aaaaaa' : 'Zzzzzz',
        email: isOne ? 'one@example.org' : 'somebody.else@example.org',
        gender: isOne ? 'woman' : 'man',
        civility: isOne ? 'mrs' : 'mr',
        birthday: isOne ? '1975-03-09' : '1984-11-21',
        phone: isOne ? '06 39 98 92 34' : '01 23 45 67 89',
        mobilePhone: null,
        maritalStatus: null,
        degrees: null,
        locale: null,
        avatarUrl: null,
        acceptedTerms: true,
        hasSetupAccount: true,
        mustSetUpSecondFactor: false,
        shouldShowTutorial: false,
        shouldShowWelcome: false,
        shouldShowSuspension: false,
        role: { slug: isOne ? 'owner' : 'admin' },
        mergedPermissions: permissions(isOne ? 'r' : 'w'),
        organization: {
          id: '00000000-0000-4000-8000-000000000002',
          name: text('Organisation'),
          theme: {
            primary: isOne ? null : '#2E7D32',
            secondary: null,
            background: null,
            logoUrl: null,
            bannerUrl: null,
          },
          timeZone: 'Europe/Paris',
        },
        address,
        company: {
          group: text('Group'),
          name: text('Company'),
          firm: text('Firm'),
          department: null,
          serialNumber: null,
          VATserialNumber: null,
          companySize: null,
          businessType: null,
          address,
          billingAddress: address,
        },
        job: {
          level: 'etam',
          jobTitle: text('Job'),
          position: text('Position'),
          manager: { ...reference, email: 'm@example.org', phone: null, avatarUrl: null },
          hrRepresentative: { ...reference, email: 'h@example.org', phone: null, avatarUrl: null },
          occupation: null,
          annualSalaryWithoutTax: null,
          entryOnDutyDate: null,
        },
        spokenLanguages: [],
        selectedProgram: {
          id: '00000000-0000-4000-8000-000000000003',
          status: 'started',
          program: {
            id: '00000000-0000-4000-8000-000000000004',
            name: text('Programme'),
            description: `<p>${text('Description')}</p>`,
            type: 'basic',
            weekCount: isOne ? 12 : 16,
            maxSuspension: 4,
            badges: ['cv', 'linkedin', 'professionalProject'],
            shouldDisplayJobOffers: true,
          },
          dates: { fromDate: day(isOne ? -40 : -20), toDate: day(isOne ? 43 : 90) },
          remainingSuspensions: 4,
          suspensions: [],
        },
        stats: {
          badges: { professionalProject: { level: 'lvl1' }, cv: { level: 'lvl1' }, linkedin: { level: 'lvl1' } },
        },
        device: null,
        wantsReminderMail: true,
        wantsMondayMail: true,
        erasureRequestedAt: null,
        emailChange: null,
        loggedAs: null,
      })
    ),
  };
}

/** Placeholders of an organisation's own pictures. @param {OwnProfile} person @returns {OwnProfile} */
export const withPictures = (person) => {
  if (!person.organization) return person;
  const theme = { ...person.organization.theme, logoUrl: '/§logoUrl§', bannerUrl: '/§bannerUrl§' };
  return { ...person, organization: { ...person.organization, theme } };
};

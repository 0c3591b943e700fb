/** Every number the two specifications name, and the few that a sane server needs beside them. */
export const limits = {
  passwordMin: 8,
  passwordMax: 100,
  spokenLanguages: 4,
  contactAddresses: 4,
  /** People whom one file may bring, and columns that it may say them in. */
  contactsImportRows: 2_000,
  contactsImportColumns: 100,
  usersImportRows: 10_000,
  usersImportColumns: 100,
  savedViews: 20,
  packLicenses: 100_000,
  auditMonthsMin: 6,
  auditMonthsMax: 36,
  intelligenceRatingMax: 4,
  tricamTop: 3,
  tricamTopPartial: 2,
  intelligencesTop: 3,
  /** A list of answers longer than this is shown as a dropdown. */
  radioAnswersMax: 3,
  gaugeTotal: 100,
  gaugeLow: 25,
  gaugeMiddle: 50,
  progressionWeeks: 3,
  suspensionWeeksMin: 1,
  /** No more than a year, whatever a programme allows. */
  suspensionWeeksMax: 52,
  usersBadgeMax: 10_000,
  reportingStepMin: 15,
  reportingStepMax: 86_400,
  reportingGraphPoints: 50,
  reportingPoints: 10_000,
  reportingDays: 7,
  nameLength: 120,
  titleLength: 200,
  emailLength: 254,
  phoneLength: 30,
  urlLength: 2_048,
  longTextLength: 5_000,
  htmlLength: 100_000,
  tokenLength: 2_048,
  searchLength: 120,
  searchWords: 10,
  zipCodeLength: 12,
  registrationLength: 40,
  salaryMax: 10_000_000,
  notes: 200,
  recommendedContacts: 50,
  documentsPerOffer: 10,
  surveyAnswers: 300,
  selectedIds: 1_337,
  /** People whom one member of staff sends the welcome e-mail within an hour. */
  welcomesPerHour: 200,
  logStreams: 100,
  documentPages: 100_000,
  documentSeconds: 360_000,
  filterValues: 20,
  /** Bytes of one, as JSON. */
  draftBytes: 65_536,
} as const;

/**
 * How many of each one person may have, so that nobody's list grows until it slows everybody down. A list of the first
 * kind is full; deleted entries that can still be restored have as much room again. Of the second kind the oldest go.
 */
export const ownLimits = {
  contacts: 10_000,
  appointments: 10_000,
  appointmentNotes: 20_000,
  jobOffers: 2_000,
  documents: 1_000,

  drafts: 200,
  sessions: 50,
  /** Addresses of the calendar that no longer answer. */
  calendarFeeds: 20,
  idempotencyKeys: 1_000,
} as const;

const kilobyte = 1_000;

/** Sizes in bytes: the specification says « about 5000 KB (5 Mo) », so decimal kilobytes. */
export const fileLimits = {
  avatar: { bytes: 5_000 * kilobyte, types: ['image/jpeg', 'image/png'] },
  jobOfferImage: { bytes: 500 * kilobyte, types: ['image/jpeg', 'image/png'] },
  /** Not in the specification: large enough for a filmed answer, small enough for a shared disk. */
  document: {
    bytes: 50_000 * kilobyte,
    /** All that one person hands in: ten filmed answers, or more papers than a programme asks for. */
    bytesOfPerson: 500_000 * kilobyte,
    /** What people hand in: something to read, to work on, to look at or to listen to; nothing that runs. */
    extensions: [
      'pdf',
      'docx',
      'odt',
      'txt',
      'xlsx',
      'ods',
      'csv',
      'pptx',
      'odp',
      'jpg',
      'jpeg',
      'png',
      'gif',
      'mp4',
      'mov',
      'mp3',
      'm4a',
    ],
  },
  contactsImport: { bytes: 2_000 * kilobyte },
} as const;

export const pageSizes = {
  general: 25,
  state: 20,
  shared: 20,
  currentWeek: 1_337,
  otherWeeks: 5,
  oneFilter: 15,
  count: 1,
  surveys: 999,
  files: 20,
  groups: 20,
  users: 20,
  contactLookup: 20,
  picker: 15,
  quietContacts: 3,
  audit: 50,
  packSearch: 15,
  max: 1_337,
} as const;

/** Milliseconds. */
export const delays = {
  lookupThrottle: 300,
  notificationPolling: 5_000,
  downloadRevoke: 35_000,
  imageSpinner: 100,
  savedNotice: 1_000,
} as const;

export const durations = {
  cookieConsentDays: 365,
  sessionDays: 30,
  /** Then the password is asked for again, however much the session is used. */
  sessionLongestDays: 90,
  invitationDays: 7,
  resetMinutes: 60,
  /** A new e-mail address is confirmed from its own mailbox within this time. */
  emailConfirmationHours: 24,
  /** So long an old e-mail address can take the account back. */
  emailTakeBackDays: 7,
  /** Between the password and the code of the second factor. */
  pendingSignInMinutes: 5,
  /** A stretch of activity is one connection until nothing happened for this long. */
  connectionGapHours: 6,
  /** A contact without any action for this long is suggested for a new one. */
  contactQuietDays: 60,
  /** What was half typed is forgotten when nobody came back to it. */
  draftDays: 90,
  /** So long a deleted person can be taken back; then they are erased. */
  userRestoreDays: 30,
  /** Connected within them: active. */
  activeDays: 14,
} as const;

export const appointmentTimes = { stepMinutes: 5, firstHour: 8, lastHour: 22 } as const;

/** Pixels that the specification fixes. */
export const sizes = {
  notificationsMenu: 320,
  phoneCountries: 200,
  descriptionNarrow: 168,
  descriptionWide: 175,
  pdfViewer: 1_095,
  scrollOffset: 50,
  scrollOffsetNarrow: 32,
} as const;

export const breakpoints = { xs: 0, sm: 480, md: 576, lg: 768, xl: 992, xxl: 1_200, xxxl: 1_600 } as const;
export const preferredPhoneCountries = ['fr', 'be', 'ch', 'de', 'gb'] as const;
export const defaultThemeColor = '#6B5AED';
export const answerSeparator = '-$-';

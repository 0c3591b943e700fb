/** Apart from the others: home needs them, and its scripts are counted. */
export const gaugeLimits = { total: 100, low: 25, middle: 50 } as const;
export const suspensionWeeksMin = 1;

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
  /** As many as a spreadsheet program shows, empty ones included: what is longer is no list of people. */
  usersImportLines: 1_048_576,
  /** As long as a cell of a spreadsheet can be. */
  importCellLength: 32_767,
  /** Welcome e-mails that the imports of one person send within a day. */
  importWelcomesPerDay: 10_000,
  savedViews: 20,
  packLicenses: 100_000,
  timeZoneLength: 60,
  auditMonthsMin: 6,
  auditMonthsMax: 36,
  intelligenceRatingMax: 4,
  tricamTop: 3,
  tricamTopPartial: 2,
  intelligencesTop: 3,
  /** A list of answers longer than this is shown as a dropdown. */
  radioAnswersMax: 3,
  progressionWeeks: 3,
  /** No more than a year, whatever a programme allows. */
  suspensionWeeksMax: 52,
  /** People are counted so far; beyond it an answer says that there are more. */
  usersCounted: 10_000,
  reportingGraphPoints: 50,
  reportingDays: 7,
  /** Of fewer people no figure is passed on. */
  reportingGroup: 5,
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
  /** The same by bulk actions, which whole organisations are written to by. */
  bulkWelcomesPerHour: 20_000,
  bulkActionsPerHour: 120,
  /** People of one bulk action. */
  bulkPeople: 50_000,
  logStreams: 100,
  documentPages: 100_000,
  /** Paragraphs of a template that can be read before it is saved. */
  previewBlocks: 500,
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
  /** A logo stands in every page and in every mail: it has to be light. */
  themePicture: { bytes: 1_000 * kilobyte, types: ['image/jpeg', 'image/png'] },
  /** A folder of texts and documents, zipped; what it unfolds to, and how many files. */
  contentPack: { bytes: 50_000 * kilobyte, unfolded: 200_000 * kilobyte, files: 5_000, extensions: ['zip'] },
  contactsImport: { bytes: 2_000 * kilobyte },
  usersImport: { bytes: 10_000 * kilobyte, extensions: ['csv', 'txt', 'tsv', 'xlsx'] },
} as const;

/** One for each list, by its name; `general` where a call names none. */
export const pageSizes = {
  general: 25,
  notifications: 20,
  contacts: 20,
  appointments: 20,
  jobOffers: 20,
  library: 20,
  tasks: 20,
  currentWeek: 1_337,
  otherWeeks: 5,
  oneFilter: 15,
  count: 1,
  surveys: 999,
  userDocuments: 20,
  userHistory: 20,
  bulkPeople: 20,
  imports: 20,
  importRows: 20,
  groups: 20,
  users: 20,
  contactLookup: 20,
  picker: 15,
  quietContacts: 3,
  audit: 50,
  packSearch: 15,
  packGrid: 6,
  reportingUsers: 5,
  /** Of the lists beside the figures of the reporting. */
  followUp: 5,
  peopleBehind: 10,
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
  /** So long an import of people can be undone as a whole, and so long its rows are kept. */
  importUndoHours: 24,
  importResultDays: 30,
  /** Connected within them: active. */
  activeDays: 14,
  /** Connected, and no task done for so long: not heard from. */
  taskSilenceDays: 21,
  /** Nobody is asked for news again within them. */
  newsDays: 7,
  /** A programme, or a pack, that ends within them ends soon. */
  endingDays: 30,
  /** So long an interview that was noted by mistake can be taken back. */
  acceptanceUndoMinutes: 2,
  /** So long the page of a session that has ended waits for the password; then it is left for the login page. */
  signInAgainMinutes: 15,
  /** So long one stays signed in as somebody else; then one is oneself again. */
  logAsMinutes: 30,
} as const;

export const appointmentTimes = {
  stepMinutes: 5,
  firstHour: 8,
  lastHour: 22,
  /** Calendars need an end, which the specification does not have: an hour fits most meetings. */
  durationMinutes: 60,
  /** From when on an action offers what its beginning needs: to join, to call, to find the way. */
  soonMinutes: 120,
} as const;

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

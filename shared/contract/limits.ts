/** Apart from the others: home needs them, and its scripts are counted. */
export const gaugeLimits = { total: 100, low: 25, middle: 50 } as const;
export const suspensionWeeksMin = 1;

export * as limits from './limits/values';

/**
 * Entries each person may have, so that a long list does not slow the server down. Up to `documents`: creation is
 * refused when full, and deleted entries that can still be restored have as much room again. From `drafts` on: the
 * oldest are deleted.
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
    /** Extensions of uploaded files: texts, office files, pictures, audio; no programs. */
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
  /** WebVTT beside a film or a recording. */
  captions: { bytes: 1_000 * kilobyte },
  contactsImport: { bytes: 2_000 * kilobyte },
  usersImport: { bytes: 10_000 * kilobyte, extensions: ['csv', 'txt', 'tsv', 'xlsx'] },
} as const;

export * as pageSizes from './limits/page-sizes';

export * as delays from './limits/delays';

export * as durations from './limits/durations';

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

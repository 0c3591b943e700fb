import type { ActionType, BadgeLevel, BadgeType, Locale, NotificationContext } from '@passerelle/shared/contract';

type Nothing = Record<never, never>;
type Localized = Partial<Record<Locale, string>>;

export interface ActionTexts {
  title: string;
  actionType: ActionType;
  contactName: string | null;
  date: string;
}

export interface OfferTexts {
  title: string;
  company: string | null;
}

/** As columns, since one statement names thousands of people. */
interface PersonTexts {
  firstName: string;
  lastName: string;
}

/** The parameters of each message, stored as JSON: instants are ISO, names are those at the time. */
export interface MessageParams {
  welcome: { firstName: string };
  loginAfterAbsence: { since: string };
  programWaiting: Nothing;
  badgeEarned: { badgeType: BadgeType; badgeLevel: BadgeLevel };
  appointmentSoon: ActionTexts;
  appointmentToReport: ActionTexts;
  jobOfferFollowUp: OfferTexts;
  contactRecommended: { name: string; referrer: string };
  profileIncomplete: Nothing;
  managerAssigned: PersonTexts;
  hrRepresentativeAssigned: PersonTexts;
  groupAssigned: { group: string };
  talkWished: { name: string };
  loggedAs: { at: string };
  programGiven: { program: Localized; from: string };
  programExtended: { until: string };
  programClosed: Nothing;
  programHalfway: Nothing;
  programResumed: Nothing;
  programFinished: Nothing;
}

export type MessageKey = keyof MessageParams;
/** Messages without parameters, which one statement sends to many people. */
export type PlainKey = { [K in MessageKey]: Nothing extends MessageParams[K] ? K : never }[MessageKey];

/** The subject type of each: its icon on the screen. */
export const contextOf: Record<MessageKey, NotificationContext> = {
  welcome: 'login',
  loginAfterAbsence: 'login',
  programWaiting: 'login',
  badgeEarned: 'badge',
  appointmentSoon: 'appointment',
  appointmentToReport: 'appointment',
  jobOfferFollowUp: 'other',
  contactRecommended: 'contact',
  profileIncomplete: 'user',
  managerAssigned: 'user',
  hrRepresentativeAssigned: 'user',
  groupAssigned: 'user',
  talkWished: 'participant',
  loggedAs: 'user',
  programGiven: 'user',
  programExtended: 'user',
  programClosed: 'user',
  programHalfway: 'other',
  programResumed: 'other',
  programFinished: 'other',
};

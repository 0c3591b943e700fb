import type { ActionType, BadgeLevel, BadgeType } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { ActionTexts, OfferTexts } from './messages';
import type { DateTexts, Words } from './phrases';

export const enDates: DateTexts = {
  locale: 'en',
  day: (date, year) => `${date.toFormat('cccc d MMMM')}${year && ` ${year}`}`,
  today: (time) => `today at ${time}`,
  tomorrow: (time) => `tomorrow at ${time}`,
  on: (day, time) => `on ${day} at ${time}`,
};

const badges: Record<BadgeType, Record<BadgeLevel, string>> = {
  cv: {
    lvl1: 'CV badge: silver under way. Your CV is taking shape.',
    lvl2: 'CV badge: silver earned. Your CV says what matters.',
    lvl3: 'CV badge: gold earned. Your CV is ready to go out.',
  },
  linkedin: {
    lvl1: 'LinkedIn badge: silver under way. Your profile is taking shape.',
    lvl2: 'LinkedIn badge: silver earned. Your profile is ready to be seen.',
    lvl3: 'LinkedIn badge: gold earned. Your profile speaks for you.',
  },
  professionalProject: {
    lvl1: 'Career plan badge: silver under way. Your plan has a direction.',
    lvl2: 'Career plan badge: silver earned. Your plan fits in a few sentences.',
    lvl3: 'Career plan badge: gold earned. Your plan can stand on its own.',
  },
};

interface Meeting {
  who: string;
  title: string;
}

const meetingSoon = ({ who, title }: Meeting, when: string) => `Appointment ${when} with ${who}: “${title}”.`;
const meetingOver = ({ who, title }: Meeting) =>
  `How did your appointment with ${who} go? Note what matters about “${title}” while it is fresh.`;

const soon: Record<ActionType, typeof meetingSoon> = {
  informationQuery: meetingSoon,
  feedbackQuery: meetingSoon,
  adviseQuery: meetingSoon,
  jobInterview: ({ who, title }, when) => `Job interview ${when} with ${who}: “${title}”.`,
  reminder: ({ who, title }, when) => `Follow-up due ${when}: ${who}, “${title}”.`,
};

const over: Record<ActionType, typeof meetingOver> = {
  informationQuery: meetingOver,
  feedbackQuery: meetingOver,
  adviseQuery: meetingOver,
  jobInterview: ({ who, title }) =>
    `How did your interview with ${who} go? Note what matters about “${title}” while it is fresh.`,
  reminder: ({ title }) => `Did your follow-up “${title}” get an answer? Note how things stand.`,
};

const meetingOf = ({ contactName, title }: ActionTexts): Meeting => ({ who: contactName ?? 'your contact', title });

const followUp = ({ company, title }: OfferTexts): string =>
  company === null
    ? `You meant to follow up on “${title}”. A short note is enough.`
    : `You meant to follow up with ${company} about “${title}”. A short note is enough.`;

export const enTexts: Words = {
  welcome: ({ firstName }) => `Welcome to Passerelle, ${firstName}. Take your time to look around.`,
  loginAfterAbsence: ({ since }, say) => `Welcome back. Everything is where you left it on ${say.homeDay(since)}.`,
  programWaiting: () => 'Your programme is waiting for you. Pick up where you left off, at your own pace.',
  badgeEarned: ({ badgeType, badgeLevel }) => badges[badgeType][badgeLevel],
  appointmentSoon: (action, say) => soon[action.actionType](meetingOf(action), say.moment(action.date)),
  appointmentToReport: (action) => over[action.actionType](meetingOf(action)),
  jobOfferFollowUp: followUp,
  contactRecommended: ({ name, referrer }) => `${referrer} recommends ${name} to you. Suggest a conversation.`,
  profileIncomplete: () => 'Your profile lacks a few lines. Adding them takes two minutes.',
  loggedAs: ({ at }, say) => `The Passerelle team opened your account ${say.moment(at)}, to help you.`,
  managerAssigned: (follower) => `${fullName(follower)} is now following your progress.`,
  hrRepresentativeAssigned: (follower) => `Your HR contact is now ${fullName(follower)}.`,
  groupAssigned: ({ group }) => `You are now part of the group “${group}”.`,
  talkWished: ({ name }) => `${name} would like to talk with you.`,
  programGiven: ({ program, from }, say) =>
    `The programme “${say.name(program)}” is open to you from ${say.day(from)}.`,
  programExtended: ({ until }, say) => `Your programme has been extended until ${say.day(until)}.`,
  programClosed: () => 'Your programme is closed. Your contacts, actions and badges remain yours.',
  programHalfway: () => 'You are past the middle of your footbridge.',
  programResumed: () => 'Your programme has started again. This week’s tasks are here.',
  programFinished: () => 'Your programme has come to its end. The way you have come is yours.',
};

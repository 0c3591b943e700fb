import type { ActionType } from '@passerelle/shared/contract';
import type { MailText } from '../mail/write-mail';
import type { ActionTexts } from './messages';
import type { ReminderTexts } from './phrases';

const frame = {
  closing: 'You receive this reminder because you asked for it in your account.',
  stop: 'Stop receiving these reminders by e‑mail',
};
const where = 'The place, the number or the link, and your notes, are in the action.';

interface Meeting {
  who: string;
  title: string;
  when: string;
}

type Saying = (meeting: Meeting) => { subject: string; sentence: string };

const meeting: Saying = ({ who, title, when }) => ({
  subject: `Your appointment ${when}`,
  sentence: `You have an appointment ${when} with ${who}: “${title}”.`,
});

const sayings: Record<ActionType, Saying> = {
  informationQuery: meeting,
  feedbackQuery: meeting,
  adviseQuery: meeting,
  jobInterview: ({ who, title, when }) => ({
    subject: `Your job interview ${when}`,
    sentence: `You have a job interview ${when} with ${who}: “${title}”.`,
  }),
  reminder: ({ who, title, when }) => ({
    subject: `Your follow-up ${when}`,
    sentence: `You have a follow-up planned ${when}: ${who}, “${title}”.`,
  }),
};

function appointment({ actionType, contactName, title }: ActionTexts, when: string): MailText {
  const { subject, sentence } = sayings[actionType]({ who: contactName ?? 'your contact', title, when });
  return { ...frame, subject, paragraphs: [sentence, where], action: 'Open the action' };
}

export const enReminders: ReminderTexts = {
  appointment,
  followUp: ({ company, title }) => ({
    ...frame,
    subject: `Your follow-up: “${title}”`,
    paragraphs: [
      company === null
        ? `You meant to follow up on the job offer “${title}”.`
        : `You meant to follow up with ${company} about the job offer “${title}”.`,
      'Two lines are enough: say that you are still interested, and ask how far they have come.',
    ],
    action: 'Open the job offer',
  }),
  talk: (name) => ({
    subject: 'A person would like to talk with you',
    paragraphs: [
      `${name} would like to talk with you. It is the answer to a question of the programme; no other answers are passed on to you.`,
    ],
    action: 'Open the page',
    closing: 'You receive this e‑mail because you are the HR contact.',
  }),
};

import type { ActionType, BadgeLevel, BadgeType } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { ActionTexts, OfferTexts } from './messages';
import type { DateTexts, Words } from './phrases';

export const frDates: DateTexts = {
  locale: 'fr',
  day: (date, year) => {
    const number = date.day === 1 ? '1er' : String(date.day);
    return `${date.toFormat('cccc')} ${number} ${date.toFormat('MMMM')}${year && ` ${year}`}`;
  },
  today: (time) => `aujourd’hui à ${time}`,
  tomorrow: (time) => `demain à ${time}`,
  on: (day, time) => `${day} à ${time}`,
};

const badges: Record<BadgeType, Record<BadgeLevel, string>> = {
  cv: {
    lvl1: 'Badge CV argent en cours. Votre CV prend forme.',
    lvl2: 'Badge CV argent obtenu. Votre CV dit l’essentiel.',
    lvl3: 'Badge CV or obtenu. Votre CV est prêt à partir.',
  },
  linkedin: {
    lvl1: 'Badge LinkedIn argent en cours. Votre profil se dessine.',
    lvl2: 'Badge LinkedIn argent obtenu. Votre profil est prêt à être vu.',
    lvl3: 'Badge LinkedIn or obtenu. Votre profil parle pour vous.',
  },
  professionalProject: {
    lvl1: 'Badge Projet professionnel argent en cours. Votre projet prend une direction.',
    lvl2: 'Badge Projet professionnel argent obtenu. Votre projet tient en quelques phrases.',
    lvl3: 'Badge Projet professionnel or obtenu. Votre projet est prêt à être défendu.',
  },
};

interface Meeting {
  who: string;
  title: string;
}

const meetingSoon = ({ who, title }: Meeting, when: string) => `Rendez-vous ${when} avec ${who} : « ${title} ».`;
const meetingOver = ({ who, title }: Meeting) =>
  `Comment s’est passé votre rendez-vous avec ${who} ? Notez l’essentiel de « ${title} » tant que c’est frais.`;

const soon: Record<ActionType, typeof meetingSoon> = {
  informationQuery: meetingSoon,
  feedbackQuery: meetingSoon,
  adviseQuery: meetingSoon,
  jobInterview: ({ who, title }, when) => `Entretien d’embauche ${when} avec ${who} : « ${title} ».`,
  reminder: ({ who, title }, when) => `Relance prévue ${when} : ${who}, « ${title} ».`,
};

const over: Record<ActionType, typeof meetingOver> = {
  informationQuery: meetingOver,
  feedbackQuery: meetingOver,
  adviseQuery: meetingOver,
  jobInterview: ({ who, title }) =>
    `Comment s’est passé votre entretien avec ${who} ? Notez l’essentiel de « ${title} » tant que c’est frais.`,
  reminder: ({ title }) => `Votre relance « ${title} » a-t-elle eu une réponse ? Notez ce qu’il en est.`,
};

const meetingOf = ({ contactName, title }: ActionTexts): Meeting => ({ who: contactName ?? 'votre contact', title });

const followUp = ({ company, title }: OfferTexts): string =>
  company === null
    ? `Vous aviez prévu une relance au sujet de « ${title} ». Un mot bref suffit.`
    : `Vous aviez prévu de relancer ${company} au sujet de « ${title} ». Un mot bref suffit.`;

export const frTexts: Words = {
  welcome: ({ firstName }) => `Bienvenue sur Passerelle, ${firstName}. Prenez le temps de faire le tour.`,
  loginAfterAbsence: ({ since }, say) => `Bon retour. Depuis le ${say.homeDay(since)}, tout est resté à sa place.`,
  programWaiting: () => 'Votre programme vous attend. Reprenez où vous en étiez, à votre rythme.',
  badgeEarned: ({ badgeType, badgeLevel }) => badges[badgeType][badgeLevel],
  appointmentSoon: (action, say) => soon[action.actionType](meetingOf(action), say.moment(action.date)),
  appointmentToReport: (action) => over[action.actionType](meetingOf(action)),
  jobOfferFollowUp: followUp,
  contactRecommended: ({ name, referrer }) => `${referrer} vous recommande ${name}. Proposez-lui un échange.`,
  profileIncomplete: () => 'Quelques lignes manquent à votre profil. Les ajouter prend deux minutes.',
  loggedAs: ({ at }, say) => `L’équipe Passerelle a ouvert votre compte ${say.moment(at)}, pour vous aider.`,
  managerAssigned: (follower) => `${fullName(follower)} suit désormais votre parcours.`,
  hrRepresentativeAssigned: (follower) => `Votre contact RH est désormais ${fullName(follower)}.`,
  groupAssigned: ({ group }) => `Vous faites désormais partie du groupe « ${group} ».`,
  talkWished: ({ name }) => `${name} souhaite un échange avec vous.`,
  programGiven: ({ program, from }, say) =>
    `Le programme « ${say.name(program)} » vous est ouvert à partir du ${say.day(from)}.`,
  programExtended: ({ until }, say) => `Votre programme est prolongé jusqu’au ${say.day(until)}.`,
  programClosed: () => 'Votre programme est clos. Vos contacts, vos actions et vos badges restent à vous.',
  programHalfway: () => 'Vous avez passé le milieu de votre passerelle.',
  programResumed: () => 'Votre programme a repris. Les tâches de la semaine sont là.',
  programFinished: () => 'Votre programme est arrivé à son terme. Le chemin parcouru est à vous.',
};

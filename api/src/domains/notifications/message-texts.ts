import type { MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import { fullName } from '@passerelle/shared/contract/rules/people/names';
import type { ActionType, BadgeLevel, BadgeType, Locale } from '@passerelle/shared/contract';
import type { DateTime } from 'luxon';
import { inLocale, textLocaleOf } from '../../platform/text/text';
import { wordsIn } from '../../platform/text/words';
import { writtenDates, type WrittenDates } from '../../platform/text/written-dates';
import { contactIn } from './contact-name';
import type { ActionTexts, MessageKey, MessageParams, OfferTexts } from './messages';

/** The reader's language, and the time of reading: « demain » is only true the day before. */
export interface Reading {
  locale: Locale;
  now: DateTime<true>;
}

interface Reader extends WrittenDates {
  locale: Locale;
}

type Words = { [K in MessageKey]: (params: MessageParams[K], reader: Reader) => MessageDescriptor };

const badges: Record<BadgeType, Record<BadgeLevel, MessageDescriptor>> = {
  cv: {
    lvl1: msg`Badge CV argent en cours. Votre CV prend forme.`,
    lvl2: msg`Badge CV argent obtenu. Votre CV dit l’essentiel.`,
    lvl3: msg`Badge CV or obtenu. Votre CV est prêt à partir.`,
  },
  linkedin: {
    lvl1: msg`Badge LinkedIn argent en cours. Votre profil se dessine.`,
    lvl2: msg`Badge LinkedIn argent obtenu. Votre profil est prêt à être vu.`,
    lvl3: msg`Badge LinkedIn or obtenu. Votre profil parle pour vous.`,
  },
  professionalProject: {
    lvl1: msg`Badge Projet professionnel argent en cours. Votre projet prend une direction.`,
    lvl2: msg`Badge Projet professionnel argent obtenu. Votre projet tient en quelques phrases.`,
    lvl3: msg`Badge Projet professionnel or obtenu. Votre projet est prêt à être défendu.`,
  },
};

interface Meeting {
  who: string;
  title: string;
}

interface PlannedMeeting extends Meeting {
  near: ReturnType<WrittenDates['nearness']>;
  day: string;
  time: string;
}

const meetingSoon = ({ who, title, near, day, time }: PlannedMeeting) =>
  msg`Rendez‑vous ${select(near, {
    today: `aujourd’hui à ${time}`,
    tomorrow: `demain à ${time}`,
    other: `${day} à ${time}`,
  })} avec ${who} : « ${title} ».`;
const meetingOver = ({ who, title }: Meeting) =>
  msg`Comment s’est passé votre rendez‑vous avec ${who} ? Notez l’essentiel de « ${title} » tant que c’est frais.`;

const soon: Record<ActionType, typeof meetingSoon> = {
  informationQuery: meetingSoon,
  feedbackQuery: meetingSoon,
  adviseQuery: meetingSoon,
  jobInterview: ({ who, title, near, day, time }) =>
    msg`Entretien d’embauche ${select(near, {
      today: `aujourd’hui à ${time}`,
      tomorrow: `demain à ${time}`,
      other: `${day} à ${time}`,
    })} avec ${who} : « ${title} ».`,
  reminder: ({ who, title, near, day, time }) =>
    msg`Relance prévue ${select(near, {
      today: `aujourd’hui à ${time}`,
      tomorrow: `demain à ${time}`,
      other: `${day} à ${time}`,
    })} : ${who}, « ${title} ».`,
};

const over: Record<ActionType, typeof meetingOver> = {
  informationQuery: meetingOver,
  feedbackQuery: meetingOver,
  adviseQuery: meetingOver,
  jobInterview: ({ who, title }) =>
    msg`Comment s’est passé votre entretien avec ${who} ? Notez l’essentiel de « ${title} » tant que c’est frais.`,
  reminder: ({ title }) => msg`Votre relance « ${title} » a-t-elle eu une réponse ? Notez ce qu’il en est.`,
};

const meetingOf = ({ contactName, title }: ActionTexts, { locale }: Reader): Meeting => ({
  who: contactIn(locale, contactName),
  title,
});

const momentOf = (instant: string, { nearness, homeDay, time }: Reader) => ({
  near: nearness(instant),
  day: homeDay(instant),
  time: time(instant),
});

function openedForYou({ at }: MessageParams['loggedAs'], reader: Reader): MessageDescriptor {
  const { near, day, time } = momentOf(at, reader);
  return msg`L’équipe Passerelle a ouvert votre compte ${select(near, {
    today: `aujourd’hui à ${time}`,
    tomorrow: `demain à ${time}`,
    other: `${day} à ${time}`,
  })}, pour vous aider.`;
}

const followUp = ({ company, title }: OfferTexts): MessageDescriptor =>
  company === null
    ? msg`Vous aviez prévu une relance au sujet de « ${title} ». Un mot bref suffit.`
    : msg`Vous aviez prévu de relancer ${company} au sujet de « ${title} ». Un mot bref suffit.`;

const words: Words = {
  welcome: ({ firstName }) => msg`Bienvenue sur Passerelle, ${firstName}. Prenez le temps de faire le tour.`,
  loginAfterAbsence: ({ since }, { homeDay }) => {
    const day = homeDay(since);
    return msg`Bon retour. Depuis le ${day}, tout est resté à sa place.`;
  },
  programWaiting: () => msg`Votre programme vous attend. Reprenez où vous en étiez, à votre rythme.`,
  badgeEarned: ({ badgeType, badgeLevel }) => badges[badgeType][badgeLevel],
  appointmentSoon: (action, reader) =>
    soon[action.actionType]({ ...meetingOf(action, reader), ...momentOf(action.date, reader) }),
  appointmentToReport: (action, reader) => over[action.actionType](meetingOf(action, reader)),
  jobOfferFollowUp: followUp,
  contactRecommended: ({ name, referrer }) => msg`${referrer} vous recommande ${name}. Proposez-lui un échange.`,
  profileIncomplete: () => msg`Quelques lignes manquent à votre profil. Les ajouter prend deux minutes.`,
  loggedAs: openedForYou,
  managerAssigned: (follower) => msg`${{ name: fullName(follower) }} suit désormais votre parcours.`,
  hrRepresentativeAssigned: (follower) => msg`Votre contact RH est désormais ${{ name: fullName(follower) }}.`,
  groupAssigned: ({ group }) => msg`Vous faites désormais partie du groupe « ${group} ».`,
  talkWished: ({ name }) => msg`${name} souhaite un échange avec vous.`,
  programGiven: ({ program, from }, { locale, day }) => {
    const name = inLocale(program, locale);
    const monday = day(from);
    return msg`Le programme « ${name} » vous est ouvert à partir du ${monday}.`;
  },
  programExtended: ({ until }, { day }) => {
    const last = day(until);
    return msg`Votre programme est prolongé jusqu’au ${last}.`;
  },
  programClosed: () => msg`Votre programme est clos. Vos contacts, vos actions et vos badges restent à vous.`,
  programHalfway: () => msg`Vous avez passé le milieu de votre passerelle.`,
  programResumed: () => msg`Votre programme a repris. Les tâches de la semaine sont là.`,
  programFinished: () => msg`Votre programme est arrivé à son terme. Le chemin parcouru est à vous.`,
};

type Wording = (params: unknown, reader: Reader) => MessageDescriptor;

/** The text of a message, for its reader and time. A message that only a newer server knows says that there is one. */
export function textOf(key: string, params: unknown, { locale, now }: Reading): string {
  const language = textLocaleOf(locale);
  const say = wordsIn(language);
  if (!Object.hasOwn(words, key)) return say(msg`Du nouveau dans votre espace.`);
  return say((words[key as MessageKey] as Wording)(params, { locale: language, ...writtenDates(language, now) }));
}

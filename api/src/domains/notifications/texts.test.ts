import { DateTime } from 'luxon';
import { actionTypes } from '@passerelle/shared/contract/enums/networking';
import { badgeLevels, badgeTypes } from '@passerelle/shared/contract/enums/tasks';
import { contextOf, type MessageKey, type MessageParams } from './messages';
import { textOf } from './message-texts';

const now = DateTime.fromISO('2026-11-25T10:00:00Z', { zone: 'utc' }) as DateTime<true>;
const action = { title: 'Demander conseil', actionType: 'adviseQuery', contactName: 'Thomas Le Goff' } as const;
const planned = { ...action, date: '2026-12-01T11:30:00.000Z' };

const samples: { [K in MessageKey]: readonly MessageParams[K][] } = {
  welcome: [{ firstName: 'Amel' }],
  loginAfterAbsence: [{ since: '2026-11-03T23:30:00.000Z' }],
  programWaiting: [{}],
  badgeEarned: badgeTypes.flatMap((badgeType) => badgeLevels.map((badgeLevel) => ({ badgeType, badgeLevel }))),
  appointmentSoon: actionTypes.map((actionType) => ({ ...planned, actionType })),
  appointmentToReport: actionTypes.map((actionType) => ({ ...planned, actionType })),
  jobOfferFollowUp: [
    { title: 'Cheffe de projet', company: 'Rhône Habitat' },
    { title: 'Cheffe de projet', company: null },
  ],
  contactRecommended: [{ name: 'Aïcha Bensalem', referrer: 'Thomas Le Goff' }],
  profileIncomplete: [{}],
  managerAssigned: [{ firstName: 'Karim', lastName: 'Haddad' }],
  hrRepresentativeAssigned: [{ firstName: 'Claire', lastName: 'Roussel' }],
  groupAssigned: [{ group: 'Lyon' }],
  talkWished: [{ name: 'Amel Benkhelifa' }],
  loggedAs: [{ at: '2026-11-25T10:00:00.000Z' }],
  programGiven: [{ program: { fr: 'Mobilité active', en: 'Active mobility' }, from: '2026-11-23T00:00:00.000Z' }],
  programExtended: [{ until: '2027-02-14T23:59:59.999Z' }],
  programClosed: [{}],
  programHalfway: [{}],
  programResumed: [{}],
  programFinished: [{}],
};
const all = (Object.keys(contextOf) as MessageKey[]).flatMap((key) => samples[key].map((params) => ({ key, params })));
const inFrench = (key: MessageKey, params: object, at = now) => textOf(key, params, { locale: 'fr', now: at });
const inEnglish = (key: MessageKey, params: object, at = now) => textOf(key, params, { locale: 'en', now: at });

describe('the text of a notification', () => {
  it.each(all)(
    '$key $params.badgeType $params.actionType has French typography, for every reader',
    ({ key, params }) => {
      const text = inFrench(key, params);

      expect(text).toMatch(/^\p{Lu}.*[.]$/u);
      expect(text).not.toMatch(/[\u0027"]|undefined|null|\[object/);
      expect(text).not.toMatch(/(?<!\u00A0|\d):|(?<!\u202F)[;!?%]|«(?!\u00A0)|(?<!\u00A0)»/);
      // Texts about people avoid grammatical gender.
      expect(text).not.toMatch(/\(e\)|·|\b(prêt|suspendu|inscrit|arrivé|attendu|invité)e?s?\b(?! à (partir|être|son))/);
    },
  );

  it.each(all)(
    '$key $params.badgeType $params.actionType has an English translation, and another in Arabic',
    ({ key, params }) => {
      const text = inEnglish(key, params);

      expect(text).not.toBe(inFrench(key, params));
      expect(text).not.toMatch(/[«»\u202F]|undefined|null|\[object/);
      expect(textOf(key, params, { locale: 'ar', now })).not.toBe(text);
    },
  );

  it('names the badge with the agreed words', () => {
    expect(inFrench('badgeEarned', { badgeType: 'linkedin', badgeLevel: 'lvl2' })).toBe(
      'Badge LinkedIn argent obtenu. Votre profil est prêt à être vu.',
    );
  });

  it.each([
    ['2026-11-30T10:00:00Z', 'demain à 12\u00A0h\u00A030', 'tomorrow at 12:30'],
    ['2026-12-01T11:00:00Z', 'aujourd’hui à 12\u00A0h\u00A030', 'today at 12:30'],
    ['2026-11-30T23:10:00Z', 'aujourd’hui à 12\u00A0h\u00A030', 'today at 12:30'],
    ['2026-11-28T10:00:00Z', 'mardi 1er\u00A0décembre à 12\u00A0h\u00A030', 'on Tuesday 1\u00A0December at 12:30'],
    ['2026-12-02T10:00:00Z', 'mardi 1er\u00A0décembre à 12\u00A0h\u00A030', 'on Tuesday 1\u00A0December at 12:30'],
    [
      '2027-01-02T10:00:00Z',
      'mardi 1er\u00A0décembre\u00A02026 à 12\u00A0h\u00A030',
      'on Tuesday 1\u00A0December\u00A02026 at 12:30',
    ],
  ])('read at %s, names the hour in Paris relative to then: %s', (at, french, english) => {
    const moment = DateTime.fromISO(at, { zone: 'utc' }) as DateTime<true>;

    expect(inFrench('appointmentSoon', planned, moment)).toBe(
      `Rendez‑vous ${french} avec Thomas Le Goff\u00A0: «\u00A0Demander conseil\u00A0».`,
    );
    expect(inEnglish('appointmentSoon', planned, moment)).toBe(
      `Appointment ${english} with Thomas Le Goff: “Demander conseil”.`,
    );
  });

  it('uses UTC for days of a programme, and Paris for those of people', () => {
    expect(inFrench('programExtended', samples.programExtended[0] ?? {})).toMatch('dimanche 14\u00A0février\u00A02027');
    expect(inFrench('loginAfterAbsence', samples.loginAfterAbsence[0] ?? {})).toMatch('mercredi 4\u00A0novembre,');
  });

  it('leaves out an unknown name', () => {
    const alone = { ...planned, contactName: null };
    expect(inFrench('appointmentSoon', alone)).toMatch('avec votre contact');
    expect(inEnglish('appointmentToReport', alone)).toMatch('with your contact');
  });

  it('covers every kind of subject', () => {
    expect(new Set(Object.values(contextOf))).toEqual(
      new Set(['badge', 'appointment', 'contact', 'login', 'user', 'participant', 'other']),
    );
  });
});

import { aJobOffer, anAppointment } from '@passerelle/shared/testing';
import { dateFieldValue } from './address';
import { originOf, proposedSubject } from './start';

const words = { follows: (title: string) => `Suite : ${title}`, interview: (offer: string) => `Entretien : ${offer}` };
const nothing = { actionType: 'any', title: null } as const;
const none = { parent: null, jobOffer: null };
const offer = aJobOffer({ title: 'Cheffe de projet' });
const first = anAppointment({ title: 'Premier entretien', actionType: 'jobInterview', jobOffer: null });
const second = anAppointment({
  title: 'Suite : Premier entretien',
  actionType: 'jobInterview',
  parent: first.id,
  firstAppointment: first.id,
  jobOffer: {
    id: offer.id,
    title: offer.title,
  },
});

describe('the first step', () => {
  it.each([
    ['nothing', nothing, none, {}],
    ['a kind', { ...nothing, actionType: 'reminder' }, none, { actionType: 'reminder' }],
    ['a title', { ...nothing, title: 'Café' }, none, { title: 'Café' }],
    [
      'an offer',
      nothing,
      { ...none, jobOffer: offer },
      { actionType: 'jobInterview', title: 'Entretien : Cheffe de projet' },
    ],
    [
      'an interview',
      nothing,
      { ...none, parent: first },
      { actionType: 'jobInterview', title: 'Suite : Premier entretien' },
    ],
    [
      'an interview that follows one',
      nothing,
      { ...none, parent: second },
      { actionType: 'jobInterview', title: 'Suite : Premier entretien' },
    ],
    [
      'all of it',
      { actionType: 'reminder', title: 'Relance' },
      { parent: first, jobOffer: offer },
      { actionType: 'reminder', title: 'Relance' },
    ],
  ] as const)('given %s', (_name, asked, start, proposed) => {
    expect(proposedSubject(asked, start, words)).toEqual(proposed);
  });
});

describe('the origin of an action', () => {
  it.each([
    ['nothing', none, {}],
    ['an offer', { ...none, jobOffer: offer }, { jobOffer: offer.id, context: 'hiring' }],
    [
      'the first of a series',
      { ...none, parent: first },
      { parent: first.id, firstAppointment: first.id, context: 'hiring' },
    ],
    [
      'a later one',
      { parent: second, jobOffer: second.jobOffer },
      { parent: second.id, firstAppointment: first.id, jobOffer: offer.id, context: 'hiring' },
    ],
  ])('given %s', (_name, start, sent) => {
    expect(originOf(start)).toEqual(sent);
  });

  it('is no hiring for a follow-up of an advice meeting', () => {
    const parent = anAppointment({ actionType: 'adviseQuery' });
    expect(originOf({ ...none, parent })).toEqual({ parent: parent.id, firstAppointment: parent.id });
  });
});

describe('the day that the address asks for', () => {
  it.each([
    ['2026-11-24', '2026-11-24T'],
    ['2026-11-24T12:30', '2026-11-24T12:30:00+01:00'],
    ['2026-07-24T12:30', '2026-07-24T12:30:00+02:00'],
    ['2026-11-24T07:30', '2026-11-24T'],
    ['2026-11-24T12:32', '2026-11-24T'],
    ['2026-02-30', undefined],
    ['demain', undefined],
    [null, undefined],
  ])('given %s', (text, date) => {
    expect(dateFieldValue(text)).toBe(date);
  });
});

/** @jest-environment node */
import { messageFaults } from './message-faults.mjs';
import { termFaults } from './terms.mjs';

describe('a translation', () => {
  it.each([
    ['en', 'Semaine {number}', 'Week {number}'],
    ['en', '{count, plural, one {# jour} other {# jours}}', '{count, plural, one {# day} other {# days}}'],
    ['cn', '{count, plural, one {# jour} other {# jours}}', '{count, plural, other {# 天}}'],
    ['es', '{count, plural, one {# jour} other {# jours}}', '{count, plural, one {# día} other {# días}}'],
    [
      'ar',
      '{count, plural, =0 {rien} one {# jour} other {# jours}}',
      '{count, plural, =0 {لا شيء} zero {# يوم} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
    ],
    [
      'de',
      '<0>{name}</0> suit {gender, select, woman {la} other {le}}',
      '<0>{name}</0> folgt {gender, select, woman {der} other {dem}}',
    ],
  ])('is right in %s: %s', (locale, source, target) => {
    expect(messageFaults(locale, source, target)).toEqual([]);
  });

  it.each([
    ['en', 'Semaine', '  ', 'is empty'],
    ['en', 'Semaine {number}', 'Week {number', /^is no ICU message/],
    ['en', 'Semaine {number}', 'Week {n}', 'the values are n, not number'],
    ['en', '<0>Semaine</0>', '<1>Week</1>', 'the tags are <1>, not <0>'],
    ['en', '<0>Semaine</0>', '<0>Week', 'a tag is not closed'],
    ['en', 'Fini.', 'Done', 'ends with a word, the French text with .'],
    ['en', 'Semaine', 'Semaine', 'is the French text: translate it, or list it as unchanged'],
    [
      'ru',
      '{n, plural, one {# jour} other {# jours}}',
      '{n, plural, one {# день} other {# дней}}',
      'the plural of {n} has one, other instead of few, many, one, other',
    ],
    [
      'jp',
      '{n, plural, one {# jour} other {# jours}}',
      '{n, plural, one {#日} other {#日}}',
      'the plural of {n} has one, other instead of other',
    ],
    [
      'de',
      '{g, select, woman {la} other {le}}',
      '{g, select, other {die}}',
      'the cases of {g} are other, not woman, other',
    ],
    [
      'de',
      '{n, plural, one {un} other {des}}',
      '{n} Tage',
      'the plurals and selects are of nothing, not of n (plural)',
    ],
    ['fr', "L'accueil", "L'accueil", 'an apostrophe is ’'],
  ])('is refused in %s: %s → %s', (locale, source, target, fault) => {
    const faults = messageFaults(locale, source, target);
    expect(faults).toEqual([typeof fault === 'string' ? fault : expect.stringMatching(fault)]);
  });

  it('may be the French text where that was decided', () => {
    expect(messageFaults('de', 'CV', 'CV', ['CV'])).toEqual([]);
  });
});

describe('a term of the glossary', () => {
  const terms = [{ term: 'tâche', forms: 'tâches?', meaning: 'work of a week' }];
  const german = {
    register: '',
    terms: { tâche: ['Aufgabe'] },
    exceptions: { tâche: ['La tâche est rude'] },
    unchanged: [],
  };

  it('has its translation in the text, in whatever form', () => {
    expect(termFaults(terms, german, 'Vos tâches', 'Ihre Aufgaben')).toEqual([]);
    expect(termFaults(terms, german, 'Vos tâches', 'Ihre Pflichten')).toEqual(['« tâche » is Aufgabe']);
  });

  it('is not meant by a longer word, nor where that was decided', () => {
    expect(termFaults(terms, german, 'Tâcheron', 'Handlanger')).toEqual([]);
    expect(termFaults(terms, german, 'La tâche est rude', 'Das ist mühsam')).toEqual([]);
  });
});

import { activateLocale, formatsFor } from '@passerelle/shared/i18n';
import type { Locale } from '@passerelle/shared/contract';

import { messages as arabic } from '../locales/ar.po';
import { messages as german } from '../locales/de.po';
import { messages as english } from '../locales/en.po';
import { messages as french } from '../locales/fr.po';
import { messages as russian } from '../locales/ru.po';
import { registerCatalogues } from '@passerelle/shared/i18n';
import type { Panel } from '../dashboards/dashboard';
import type { BeforeRange } from '../queries/panel-data';
import { aPanel, aTarget, compared, one, someData } from './panel.test-helper';
import { denominatorText, readingOf } from './reading';

const goal = aPanel({
  type: 'stat',
  reading: 'share',
  targets: [aTarget('avg(average_goal_success{user="$user"})')],
  fieldConfig: { unit: 'percentunit' },
});
const time = aPanel({
  reading: 'average',
  targets: [aTarget('avg(avg_over_time(average_session_duration{user="$user"}[$range]))')],
  fieldConfig: { unit: 's' },
});
const sessions = aPanel();

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
const say = (...[panel, data]: [Parameters<typeof readingOf>[0], Parameters<typeof readingOf>[1]]): string =>
  plain(readingOf(panel, data, formatsFor()).sentence);

const inLocale = async (locale: Locale): Promise<void> => {
  await registerCatalogues('mfe-reporting', {
    fr: () => Promise.resolve({ messages: french }),
    en: () => Promise.resolve({ messages: english }),
    ar: () => Promise.resolve({ messages: arabic }),
    de: () => Promise.resolve({ messages: german }),
    ru: () => Promise.resolve({ messages: russian }),
  });
  await activateLocale(locale);
};

describe('the sentence of a figure', () => {
  it('in French says what it is, and how it compares with the period before', async () => {
    await inLocale('fr');

    expect(say(sessions, compared([one(126)], [one(114)]))).toBe('126 connexions, 12 de plus que la semaine d’avant.');
    expect(say(sessions, compared([one(1)], [one(3)]))).toBe('1 connexion, 2 de moins que la semaine d’avant.');
    expect(say(sessions, compared([one(0)], [one(0)]))).toBe('0 connexion, autant que la semaine d’avant.');
    expect(say(goal, compared([one(0.61)], [one(0.65)]))).toBe(
      '61 % des personnes ont atteint leur objectif, 4 points de moins que la semaine d’avant.',
    );
    expect(say(time, compared([one(1440)], [one(1260)]))).toBe(
      '24 min par connexion, 3 min de plus que la semaine d’avant.',
    );
  });

  it('names a stretch of the calendar, the hour where it goes on, and the moment of what is so then', async () => {
    await inLocale('fr');
    const data = compared([one(3)], [one(1)]);
    const against = (panel: Panel, rest: Partial<BeforeRange>) =>
      say(panel, {
        ...data,
        before: data.before && {
          ...data.before,
          range: { from: 0, until: 31 * 86_400_000, kind: 'days', days: 31, isUnfinished: false, ...rest },
        },
      });

    expect(against(sessions, { kind: 'month' })).toBe('3 connexions, 2 de plus que le mois d’avant.');
    expect(against(sessions, { kind: 'year', isUnfinished: true })).toBe(
      '3 connexions, 2 de plus que l’année d’avant à la même heure.',
    );
    expect(against(sessions, { until: 5.01 * 86_400_000, days: 6, isUnfinished: true })).toBe(
      '3 connexions, 2 de plus que les 6 jours d’avant à la même heure.',
    );
    expect(against({ ...sessions, reading: 'state' }, { kind: 'quarter' })).toBe(
      '3 connexions, 2 de plus que trois mois plus tôt.',
    );
  });

  it('in English too', async () => {
    await inLocale('en');

    expect(say(sessions, compared([one(126)], [one(114)]))).toBe('126 visits, 12 more than the week before.');
    expect(say(sessions, compared([one(1)], [one(1)]))).toBe('1 visit, the same as the week before.');
    expect(say(goal, compared([one(0.61)], [one(0.6)]))).toBe(
      '61% of people reached their goal, 1 point more than the week before.',
    );
  });

  it('of one person says that the goal is reached, or not yet', async () => {
    await inLocale('fr');
    const own = { ...goal, reading: 'state' } as const;

    expect(say(own, compared([one(1)], [one(0)]))).toBe('Objectif atteint.');
    expect(say(own, compared([one(0)], [one(0)]))).toBe('Objectif pas encore atteint.');
  });

  it('compares with nothing where nothing was before, or nothing is compared', async () => {
    await inLocale('fr');

    expect(say(sessions, compared([one(126)], []))).toBe('126 connexions.');
    expect(say(goal, compared([one(0.5)], [one(null)]))).toBe('50 % des personnes ont atteint leur objectif.');
    expect(say(sessions, someData([one(126)]))).toBe('126 connexions.');
  });

  it('says the same of what could not be measured, whether there is no answer or none that can be computed', async () => {
    await inLocale('fr');

    expect(say(sessions, someData([]))).toBe('Aucune donnée sur cette période.');
    expect(say(sessions, someData([one()]))).toBe('Aucune donnée sur cette période.');
    expect(say(sessions, someData([one(0)]))).toBe('0 connexion.');
    expect(say(goal, someData([one(null)]))).toBe('Aucune donnée sur cette période.');
  });

  it('counts the difference that can be read, not the one that was rounded away', async () => {
    await inLocale('fr');

    expect(say(goal, compared([one(0.614)], [one(0.606)]))).toContain('autant que');
    expect(say(goal, compared([one(0.616)], [one(0.604)]))).toContain('2 points de plus');
  });
});

describe('what a rate is of', () => {
  const rate = (rest: Partial<Panel>, count: number): string | null => {
    const panel = aPanel({ targets: [aTarget('a'), aTarget('b', { hide: true })], outOf: 1, ...rest });
    const text = denominatorText(panel, someData([one(0.5), one(count, {}, 1)]), formatsFor());
    return text && plain(text);
  };
  const share = { reading: 'share', outOfUnit: 'people' } as const;
  const people = { reading: 'average', outOfUnit: 'people' } as const;
  const connections = { reading: 'average', outOfUnit: 'connections' } as const;

  it.each<[Locale, readonly string[]]>([
    ['fr', ['1 sur 2 personnes', 'Sur 1 personne', 'Sur 0 connexion', 'Sur 1 284 connexions']],
    ['en', ['1 out of 2 people', 'Out of 1 person', 'Out of 0 visits', 'Out of 1,284 visits']],
    ['de', ['1 von 2 Personen', 'Von 1 Person', 'Von 0 Besuchen', 'Von 1.284 Besuchen']],
    ['ru', ['1 из 2 человек', 'Из 1 человека', 'Из 0 посещений', 'Из 1 284 посещений']],
    ['ar', ['1 من شخصين', 'من شخص واحد', 'من 0 زيارة', 'من 1,284 زيارة']],
  ])('is counted and inflected in %s', async (locale, texts) => {
    await inLocale(locale);

    expect([rate(share, 2), rate(people, 1), rate(connections, 0), rate(connections, 1284)]).toEqual(texts);
  });

  it('is said in the table where there are several', async () => {
    await inLocale('fr');
    const panel = aPanel({ targets: [aTarget('a'), aTarget('b', { hide: true })], outOf: 1, ...share });
    const data = someData([one(1, { gender: 'man' }), one(1, { gender: 'woman' }), one(3, {}, 1)]);

    expect(denominatorText(panel, data, formatsFor())).toBeNull();
  });
});

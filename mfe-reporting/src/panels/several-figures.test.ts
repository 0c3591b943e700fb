import { activateLocale, formatsFor, registerCatalogues } from '@passerelle/shared/i18n';

import { messages as english } from '../locales/en.po';
import { messages as french } from '../locales/fr.po';
import { aPanel, aTarget, byDay, compared, one, someData } from './panel.test-helper';
import { maskedSentence } from '../export/share-export-dialog';
import { readingOf } from './reading';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
const say = (...[panel, data]: [Parameters<typeof readingOf>[0], Parameters<typeof readingOf>[1]]): string =>
  plain(readingOf(panel, data, formatsFor()).sentence);

beforeAll(() =>
  registerCatalogues('mfe-reporting', {
    fr: () => Promise.resolve({ messages: french }),
    en: () => Promise.resolve({ messages: english }),
  }),
);
beforeEach(() => activateLocale('fr'));

const presence = aPanel({
  type: 'pieChart',
  reading: 'state',
  targets: [aTarget('sum(active_users_count{user="$user"})'), aTarget('sum(inactive_users_count{user="$user"})')],
});
const goals = aPanel({
  type: 'barChart',
  reading: 'share',
  targets: [aTarget('avg by (gender) (max_over_time(average_goal_success{}[$range]))', { legendFormat: '{{gender}}' })],
  fieldConfig: { unit: 'percentunit' },
});
const seats = aPanel({
  type: 'barChart',
  reading: 'state',
  targets: ['on_period', 'max', 'last'].map((which) => aTarget(`sum(user_licenses_count_${which}{})`)),
});
const women = { gender: 'woman' };
const men = { gender: 'man' };

describe('the sentence of several figures', () => {
  it('gives each kind a phrase of its own', async () => {
    const data = someData([one(24, {}, 0), one(1, {}, 1)]);
    expect(say(presence, data)).toBe('24 personnes actives et 1 personne sans activité.');
    await activateLocale('en');
    expect(say(presence, data)).toBe('24 active people and 1 inactive person.');
  });

  it('says how far the parts of a rate are apart', () => {
    expect(say(goals, someData([one(0.3, women), one(0.1, men)]))).toBe(
      'De 10 % (Hommes) à 30 % (Femmes) : 20 points d’écart.',
    );
    expect(say(goals, someData([one(0.302, women), one(0.3, men)]))).toBe('Autant pour chaque part : 30 %.');
    // Nothing is known of men: nothing is compared.
    expect(say(goals, someData([one(0.3, women), one(null, men)]))).toBe('Femmes : 30 %.');
    expect(say(goals, someData([one(null, women), one(null, men)]))).toBe('Aucune donnée sur cette période.');
  });

  it('tells the seats of a period, of its fullest moment and of its end apart', async () => {
    const data = someData([one(31, {}, 0), one(29, {}, 1), one(28, {}, 2)]);
    expect(say(seats, data)).toBe('31 places ont servi, 29 au plus en même temps et 28 à la fin.');
    await activateLocale('en');
    expect(say(seats, data)).toBe('31 seats were used, up to 29 at the same time and 28 at the end.');
  });
});

describe('the sentence of a graph', () => {
  const graph = aPanel({ type: 'graph' });

  it('names its highest bucket, or two that are as high', () => {
    expect(say(graph, someData([byDay([4, 17, 3, undefined, null])]))).toBe(
      '24 connexions. Au plus haut : sam. 14 (17).',
    );
    expect(say(graph, compared([byDay([17, 3, 17])], [byDay([40])]))).toBe(
      '37 connexions, 3 de moins que la semaine d’avant. Au plus haut : ven. 13 et dim. 15 (17).',
    );
  });

  it('names none where all are alike, or too many, or there is one', () => {
    expect(say(graph, someData([byDay([5, 5])]))).toBe('10 connexions.');
    expect(say(graph, someData([byDay([5, 5, 5, 1])]))).toBe('16 connexions.');
    expect(say(graph, someData([byDay([undefined, 5])]))).toBe('5 connexions.');
  });

  it('adds up its second line too, and names no bucket of a split', () => {
    const applications = aPanel({
      type: 'graph',
      targets: [aTarget('sum(submitted_job_applications{})'), aTarget('sum(accepted_job_applications{})')],
    });
    const accepted = { ...byDay([undefined, 1]), target: 1 };
    expect(say(applications, someData([byDay([2, 1]), accepted]))).toBe(
      '3 candidatures envoyées. 1 candidature acceptée.',
    );
    expect(say(graph, someData([byDay([2, 9], women), byDay([1, 1], men)]))).toBe('13 connexions.');
  });

  it('names no bucket of what is passed on', () => {
    const data = someData([byDay([4, 17])]);
    const sentence = maskedSentence(graph, data, { figures: { columns: [], rows: [] }, total: false }, formatsFor());
    expect(plain(sentence)).toBe('21 connexions.');
  });
});

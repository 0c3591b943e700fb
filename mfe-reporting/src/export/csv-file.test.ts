import { msg } from '@lingui/core/macro';
import { parse } from 'csv-parse/sync';
import { activateLocale } from '@passerelle/shared/i18n';

import { aPanel, aTarget, byDay, dayFrom, friday13, one, someData } from '../panels/panel.test-helper';
import type { Filters } from '../queries/filters';
import type { PanelData } from '../queries/panel-data';
import { csvName, csvText } from './csv-file';
import { type PanelOnScreen, peopleOn } from './people';

const filters: Filters = {
  range: { from: friday13, until: dayFrom(6).until },
  zone: 'Europe/Paris',
  user: null,
  group: null,
  distrib: null,
  compare: false,
};
const shown = (panel: PanelOnScreen['panel'], data: PanelData | undefined): PanelOnScreen => ({
  panel,
  state: { data, error: data ? undefined : new Error('no answer'), isLoading: false, retry: () => undefined },
});
const read = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true, delimiter: ';', record_delimiter: '\r\n', relax_column_count: true });

const byGender = aPanel({
  type: 'graph',
  targets: [aTarget('sum by (gender) (count_over_time(session_count[$step]))', { legendFormat: '{{gender}}' })],
});
const days = [0, 1, 2].map(dayFrom);

beforeEach(() => activateLocale('fr'));

describe('the exported file', () => {
  it('is named after its days and its moment', () => {
    expect(csvName(filters, 1_763_593_199_999)).toBe('reporting-2026-11-13-2026-11-19-1763593199999.csv');
  });

  it('begins with its mark and has the columns of the specification', () => {
    expect(csvText([], filters)).toBe('\uFEFFname;user;group;gender;jobLevel;label;time;value;lvl1;lvl2;lvl3\r\n');
  });

  it('names each metric as the calls do, and beside it in the language of the person', async () => {
    const presence = aPanel({
      type: 'pieChart',
      reading: 'state',
      legends: [msg`Actives`, msg`Sans activité`],
      targets: [aTarget('sum(active_users_count)'), aTarget('sum(inactive_users_count)')],
    });
    const file = () => read(csvText([shown(presence, someData([one(6), one(3, {}, 1)]))], filters));

    expect(file().map(({ name, label, value }) => [name, label, value])).toEqual([
      ['active_users_count', 'Personnes actives', '6'],
      ['inactive_users_count', 'Personnes inactives', '3'],
    ]);
    const goal = aPanel({
      reading: 'share',
      outOf: 1,
      legends: [msg`Objectif atteint`, msg`personnes`],
      targets: [
        aTarget('avg(max_over_time(average_goal_success[$range]))'),
        aTarget('count(max_over_time(average_goal_success[$range]))', { hide: true }),
      ],
    });
    const rows = read(csvText([shown(goal, someData([one(0.5), one(12, {}, 1)]))], filters));
    expect(rows.map(({ name, label, value }) => [name, label, value])).toEqual([
      ['average_goal_success', 'Objectif de la semaine atteint', '0,5'],
      ['average_goal_success', 'Objectif de la semaine atteint (personnes)', '12'],
    ]);
  });

  it('leaves the cell of what could not be measured empty, and a zero is 0', () => {
    const panel = aPanel({ type: 'graph' });
    const rows = read(csvText([shown(panel, someData([byDay([0, undefined, null])], { buckets: days }))], filters));

    expect(rows.map(({ time, value }) => [time, value])).toEqual([
      ['2026-11-13 00:00', '0'],
      ['2026-11-14 00:00', ''],
      ['2026-11-15 00:00', ''],
    ]);
  });

  it('has a line for each figure of the table, split as on the screen', () => {
    const data = someData([byDay([46, 12], { gender: 'woman' }), byDay([38, 0], {})], { buckets: days.slice(0, 2) });
    const rows = read(csvText([shown(byGender, data)], { ...filters, distrib: 'gender' }));

    expect(rows.map(({ gender, jobLevel, label, value }) => [gender, jobLevel, label, value])).toEqual([
      ['Femmes', 'all', 'Connexions', '46'],
      ['yes', 'all', 'Connexions', '38'],
      ['Femmes', 'all', 'Connexions', '12'],
      ['yes', 'all', 'Connexions', '0'],
    ]);
    expect(new Set(rows.map(({ user, group }) => `${user} ${group}`))).toEqual(new Set(['all all']));
  });

  it('has the levels of a badge beside each other, and figures as the spreadsheets of the language read them', () => {
    const badges = aPanel({
      type: 'barChart',
      reading: 'state',
      targets: [aTarget('sum by (badge, level) (client_badges)', { legendFormat: '{{badge}} {{level}}' })],
    });
    const goal = aPanel({ reading: 'share', fieldConfig: { unit: 'percentunit' } });
    const data = someData([one(8, { badge: 'cv', level: 'lvl1' }), one(31, { badge: 'cv', level: 'lvl3' })]);
    const rows = read(csvText([shown(badges, data), shown(goal, someData([one(0.6125)]))], filters));

    expect(rows[0]).toMatchObject({
      name: 'client_badges',
      label: 'Badges obtenus (CV)',
      value: '39',
      lvl1: '8',
      lvl2: '',
      lvl3: '31',
    });
    expect(rows[1]).toMatchObject({ value: '0,6125' });
  });

  it('guards a name that a spreadsheet would compute', () => {
    const group = { id: 'g', name: '=HYPERLINK("x")' };
    const [row] = read(csvText([shown(aPanel(), someData([one(-3)]))], { ...filters, group }));
    expect(row).toMatchObject({ group: `'=HYPERLINK("x")`, value: '-3' });
  });

  it('leaves out what failed, rather than writing zeros', () => {
    expect(read(csvText([shown(aPanel(), undefined)], filters))).toEqual([]);
  });

  it('masks few people and says so where it is to be passed on', () => {
    const of = (metric: string): PanelOnScreen['panel'] =>
      aPanel({
        type: 'barChart',
        reading: 'state',
        targets: [aTarget(`sum by (gender) (${metric})`, { legendFormat: '{{gender}}' })],
      });
    const panels = [
      shown(of('active_users_count'), someData([one(6, { gender: 'woman' }), one(3, { gender: 'man' })])),
      shown(of('inactive_users_count'), someData([one(20, { gender: 'woman' }), one(0, { gender: 'man' })])),
      shown(
        byGender,
        someData([byDay([30], { gender: 'woman' }), byDay([40], { gender: 'man' })], { buckets: days.slice(0, 1) }),
      ),
    ];
    const people = peopleOn(panels);
    expect(people?.total).toBe(29);
    const rows = read(csvText(panels, { ...filters, distrib: 'gender' }, people));

    // With three men in all, their figures are masked, and so are the others', which would reveal them.
    expect(rows.map(({ value }) => value).filter(Boolean)).toEqual([
      'masqué',
      'masqué',
      'masqué',
      'masqué',
      'masqué',
      'masqué',
    ]);
    expect(rows.at(-1)?.['name']).toMatch(/^Les effectifs inférieurs à 5/);
  });
});

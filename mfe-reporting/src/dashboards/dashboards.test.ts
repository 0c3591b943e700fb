import { Ajv } from 'ajv';

import { metricNames } from '@passerelle/shared/contract/enums/metrics';
import { fillVariables } from '../queries/fill-variables';
import type { Dashboard, Panel } from './dashboard';
import schema from './dashboard.schema.json';
import { dashboards } from './dashboards';
import generalDefinition from './general.json';
import { generalWords } from './general-words';
import perDistributionDefinition from './per-distribution.json';
import { perDistributionWords } from './per-distribution-words';
import perUserDefinition from './per-user.json';
import { perUserWords } from './per-user-words';

const definitions = {
  general: generalDefinition,
  'per-distribution': perDistributionDefinition,
  'per-user': perUserDefinition,
} as const;
const panelWords = {
  general: generalWords,
  'per-distribution': perDistributionWords,
  'per-user': perUserWords,
} as const;

const fitsSchema = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);

const functions = [
  'sum avg min max count topk bottomk',
  'sum_over_time count_over_time avg_over_time min_over_time max_over_time last_over_time',
  'vector scalar absent time round ceil floor clamp clamp_min clamp_max',
].flatMap((names) => names.split(' '));
const words = ['by', 'without', 'or', 'on', 'ignoring', 'bool'];
const labels = ['user', 'group', 'gender', 'jobLevel', 'badge', 'level'];
const known = new Set<string>([...functions, ...words, ...labels, ...metricNames]);

const filling = { user: 'u', group: 'g', distrib: 'gender', range: 60 } as const;

function unknownNames(expression: string): string[] {
  const withoutTexts = expression.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').replaceAll(/\[\d+s\]/g, '');
  return (withoutTexts.match(/[a-zA-Z_]\w*/g) ?? []).filter((name) => !known.has(name));
}

/** Faults of an expression in its place: a name, a variable, a window that its kind has not. */
function faultsOfTarget({ expr, instant }: Panel['targets'][number], { name }: Dashboard): string[] {
  try {
    const distrib = name === 'per-distribution' ? filling.distrib : null;
    return unknownNames(fillVariables(expr, { ...filling, distrib, step: instant ? null : 60 }));
  } catch (error) {
    return [String(error)];
  }
}

/** Rules that a schema cannot express. */
function faultsOf(dashboard: Dashboard): string[] {
  const ids = dashboard.panels.map(({ id }) => id);
  let end = 0;
  return dashboard.panels.flatMap((panel, index) => {
    const { id, gridPos, targets, legends, outOf, outOfUnit, type, interval } = panel;
    const starts = gridPos.x === 0 || gridPos.x >= end;
    end = gridPos.x + gridPos.w;
    return [
      ...(ids.indexOf(id) === index ? [] : ['the id is taken']),
      ...(starts ? [] : ['it overlaps its neighbour']),
      ...(end <= 12 ? [] : ['it is wider than the grid']),
      ...(legends && legends.length !== targets.length ? ['it has not as many legends as targets'] : []),
      ...(outOf !== undefined && !targets[outOf]?.hide ? ['its denominator is drawn, or missing'] : []),
      ...((outOf === undefined) === (outOfUnit === undefined) ? [] : ['its denominator lacks a unit']),
      ...((type === 'graph') === targets.some(({ instant }) => !instant)
        ? []
        : ['a graph, and only a graph, has buckets']),
      ...(interval && type !== 'graph' ? ['only a graph has an interval'] : []),
      ...targets.flatMap((target) => faultsOfTarget(target, dashboard)),
    ].map((fault) => `${id}: ${fault}`);
  });
}

describe.each(Object.values(dashboards))('the dashboard $name', (dashboard) => {
  it('is what its schema says', () => {
    fitsSchema(definitions[dashboard.name]);
    expect(fitsSchema.errors ?? []).toEqual([]);
  });

  it('has words for each panel and no other', () => {
    const panels = dashboard.panels.map(({ id, title, description }) => ({
      id,
      hasWords: Boolean(title && description),
    }));
    expect(panels).toEqual(Object.keys(panelWords[dashboard.name]).map((id) => ({ id, hasWords: true })));
  });

  it('names metrics, functions and variables that there are, each panel once, in a place of its own', () => {
    expect(faultsOf(dashboard)).toEqual([]);
  });

  it('has what the others have not to be told by', () => {
    const titles = dashboard.panels.map(({ title }) => title.id);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('together', () => {
  const expressions = Object.values(dashboards).flatMap(({ panels }) => panels.flatMap(({ targets }) => targets));

  it.each(metricNames)('they show %s', (metric) => {
    expect(expressions.some(({ expr }) => expr.includes(`${metric}{`))).toBe(true);
  });
});

describe('a faulty definition', () => {
  const { general } = dashboards;
  const [first, second] = general.panels as [Panel, Panel];
  const target = (expr: string, instant = true) => ({ expr, instant, hide: false, legendFormat: '' });
  const of = (...panels: object[]) => faultsOf({ ...general, panels: panels as Panel[] });

  it.each([
    ['an unknown metric', { targets: [target('sum(people_count{user="$user"})')] }, 'people_count'],
    ['an unknown function', { targets: [target('rate(session_count{}[$range])')] }, 'rate'],
    ['an unknown variable', { targets: [target('sum(session_count{user="$who"})')] }, '$who'],
    ['a split of what is not split', { targets: [target('sum by ($distrib) (client_badges{})')] }, '$distrib'],
    ['a bucket of what has none', { targets: [target('sum(sum_over_time(task_points{}[$step]))')] }, '[$step]'],
    ['wider than the grid', { gridPos: { x: 6, w: 8 } }, 'wider'],
    ['a denominator that is not there', { outOf: 3 }, 'denominator'],
  ])('%s', (_, change, fault) => {
    expect(of({ ...first, ...change }).join()).toContain(fault);
  });

  it('with a duplicate id, or two panels in one place', () => {
    expect(of(first, { ...second, id: first.id }).join()).toContain('taken');
    expect(of(first, { ...second, gridPos: { x: 2, w: 3 } }).join()).toContain('overlaps');
  });

  it.each([
    [{ title: 'Places' }],
    [{ type: 'table' }],
    [{ targets: [] }],
    [{ colour: 'red' }],
    [{ fieldConfig: { unit: 'bananas' } }],
  ])('is refused by the schema: %j', (change) => {
    expect(fitsSchema({ ...generalDefinition, panels: [{ ...generalDefinition.panels[0], ...change }] })).toBe(false);
  });
});

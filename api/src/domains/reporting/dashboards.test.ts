import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { parseQuery } from './promql/parse';

const folder = join(import.meta.dirname, '../../../../mfe-reporting/src/dashboards');

interface Definition {
  name: string;
  panels: { id: string; targets: { expr: string }[] }[];
}
const definitions = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Definition);

/** As the page fills them in: `mfe-reporting/src/queries/fill-variables.ts`. */
const filled = (expression: string): string =>
  expression
    .replaceAll(/"\$(?:user|group)"/g, '"3f6c5a52-0b0f-4a8e-9d0f-0a5f4c1d2e3f"')
    .replaceAll(/\[\$(?:range|step)\]/g, '[604800s]')
    .replaceAll('$distrib', 'gender');

const expressions = definitions.flatMap(({ name, panels }) =>
  panels.flatMap(({ id, targets }) =>
    targets.map(({ expr }, place) => ({ where: `${name}, ${id}, target ${place}`, expression: filled(expr) })),
  ),
);

it('there are three dashboards', () => {
  expect(definitions.map(({ name }) => name).toSorted()).toEqual(['general', 'per-distribution', 'per-user']);
});

it.each(expressions)('$where is served', ({ expression }) => {
  expect(() => parseQuery(expression)).not.toThrow();
});

it('an unfilled variable is not PromQL', () => {
  expect(() => parseQuery('sum by ($distrib) (client_badges{})')).toThrow('parse error');
  expect(() => parseQuery('sum(count_over_time(session_count{}[$range]))')).toThrow('parse error');
});

it('all of them are valid for the installed Prometheus', async () => {
  const rules = {
    groups: [
      { name: 'panels', rules: expressions.map(({ expression }, n) => ({ record: `panel:${n}`, expr: expression })) },
    ],
  };
  const place = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    // YAML reads JSON.
    writeFileSync(join(place, 'rules.yml'), JSON.stringify(rules));
    const { stdout } = await promisify(execFile)('promtool', ['check', 'rules', join(place, 'rules.yml')]);
    expect(stdout).toContain(`SUCCESS: ${expressions.length} rules found`);
  } finally {
    rmSync(place, { recursive: true });
  }
});

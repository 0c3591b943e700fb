import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metricNames } from '@passerelle/shared/contract/enums/metrics';

it('docs/metrics.md describes each metric once, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/metrics.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(rows).toHaveLength(metricNames.length);
  expect(new Set(rows)).toEqual(new Set(metricNames));
});

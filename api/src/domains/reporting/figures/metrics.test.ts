import { metricMeasures, metricNames } from '@passerelle/shared/contract/enums/metrics';

import { metrics } from './metrics';

describe('what a metric measures', () => {
  it.each(metricNames)('%s: the page takes for a count only what is counted or added up here', (name) => {
    const metric = metrics[name];
    const isMeasuredOtherwise =
      metric.kind === 'ratio' || (metric.kind === 'state' && ['goal', 'badgeLevel'].includes(metric.state));
    expect(metricMeasures[name] === 'count').toBe(!isMeasuredOtherwise);
  });
});

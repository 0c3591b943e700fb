import { activateLocale, formatsFor } from '@passerelle/shared/i18n';

import { aTarget, dayFrom, friday13 } from './panel.test-helper';
import { panelPeriod } from './panel-period';

const filters = { range: { from: friday13, until: dayFrom(6).until }, zone: 'Europe/Paris' };
const periodOf = (...exprs: string[]) =>
  panelPeriod({ targets: exprs.map((expr) => aTarget(expr)) }, filters, formatsFor()).replaceAll(/\s/g, ' ');

beforeEach(() => activateLocale('fr'));

describe('the period of a panel', () => {
  it('is the whole range of what happened in it', () => {
    expect(periodOf('sum(count_over_time(session_count{}[$range]))')).toBe('13 – 19 novembre');
    expect(periodOf('sum(count_over_time(session_count{}[$step]))')).toBe('13 – 19 novembre');
    expect(periodOf('sum(user_licenses_count_last{})', 'max_over_time(x[$range])')).toBe('13 – 19 novembre');
  });

  it('is its last day of what is so at a moment', () => {
    expect(periodOf('sum(user_licenses_count_last{})')).toBe('au 19 novembre');
  });
});

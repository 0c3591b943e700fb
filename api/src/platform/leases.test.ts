import { settableClock } from './clock';
import { backoffMs } from './backoff';
import { leaseEnd, retryAt } from './leases';

const now = settableClock('2026-11-23T10:00:00Z').now();
const backoff = { firstMs: 1_000, longestMs: 60_000 };

describe('the delay before a retry', () => {
  it.each([
    [1, 1_000],
    [2, 2_000],
    [6, 32_000],
    [7, 60_000],
    [2_000, 60_000],
  ])('after %i failures is %i ms', (failures, ms) => expect(backoffMs(backoff, failures)).toBe(ms));

  it('is counted from now', () => {
    expect(retryAt(now, backoff, 3).toISOString()).toBe('2026-11-23T10:00:04.000Z');
  });
});

describe('a lease', () => {
  it('ends after its duration', () => {
    expect(leaseEnd(now, { minutes: 5 }).toISOString()).toBe('2026-11-23T10:05:00.000Z');
  });
});

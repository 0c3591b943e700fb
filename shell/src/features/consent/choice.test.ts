import { FROZEN_NOW } from '@passerelle/shared/testing';

import { choiceIn } from './choice';

const now = Date.parse(FROZEN_NOW);
const storedAt = (at: string): string => JSON.stringify({ analytics: true, at });

describe('a choice about cookies', () => {
  it.each([
    ['just made', FROZEN_NOW],
    ['364 days old', '2025-11-19T09:30:00.000Z'],
    ['made before the clock was set back', '2026-11-18T20:00:00.000Z'],
  ])('holds when it is %s', (_what, at) => {
    expect(choiceIn(storedAt(at), now)).toEqual({ analytics: true, at });
  });

  it.each([
    ['there is none', null],
    ['it is a year old', storedAt('2025-11-18T09:30:00.000Z')],
    ['its date lies far ahead', storedAt('2099-01-01T00:00:00.000Z')],
    ['it has no date', JSON.stringify({ analytics: true })],
    ['its date is none', storedAt('yesterday')],
    ['it says neither yes nor no', JSON.stringify({ analytics: 'yes', at: FROZEN_NOW })],
    ['another program wrote it', '{"analytics":tr'],
    ['it is a list', '[]'],
  ])('is asked for when %s', (_what, text) => {
    expect(choiceIn(text, now)).toBeNull();
  });
});

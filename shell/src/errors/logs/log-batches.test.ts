import { FROZEN_NOW } from '@passerelle/shared/testing';

import type { LogEntry } from './log-entry';
import { batchesOf } from './log-queue';

const entry = (app: string, message: string): LogEntry => ({
  app,
  key: message,
  stream: { level: 'error', at: FROZEN_NOW, message, path: '/', details: '' },
});

describe('a batch of log entries', () => {
  it('belongs to one application', () => {
    const batches = batchesOf([entry('shell', 'a'), entry('mfe-contacts', 'b'), entry('shell', 'c')], null);
    expect(batches.map(({ app, streams }) => [app, streams.map(({ message }) => message)])).toEqual([
      ['mfe-contacts', ['b']],
      ['shell', ['a', 'c']],
    ]);
  });

  it('is no longer than a beacon allows', () => {
    const long = Array.from({ length: 20 }, (_, index) => entry('shell', `${index}${'x'.repeat(3000)}`));
    const batches = batchesOf(long, null);
    expect(batches.flatMap(({ streams }) => streams)).toHaveLength(20);
    for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(32_000);
  });
});

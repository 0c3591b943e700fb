import { settableClock } from '../clock';
import { startLine } from './lifecycle';

const clock = settableClock('2026-11-22T09:30:00.000Z');

describe('start and stop messages of a server', () => {
  it('are sentences on a terminal', () => {
    expect(startLine('It answers.', { isProduction: false, clock })).toBe('It answers.\n');
  });

  it('are lines of JSON in production, like the rest of the log', () => {
    const line = startLine('It does not start:\nthe "port" is taken.', { isProduction: true, clock });

    expect(line.split('\n')).toHaveLength(2);
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: '2026-11-22T09:30:00.000Z',
      msg: 'It does not start:\nthe "port" is taken.',
    });
  });
});

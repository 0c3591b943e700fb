import { settableClock } from '../clock';
import { startLine } from './lifecycle';

const clock = settableClock('2026-11-22T09:30:00.000Z');

describe('what a server says while it starts and stops', () => {
  it('is a sentence to whoever started it by hand', () => {
    expect(startLine('It answers.', { isProduction: false, clock })).toBe('It answers.\n');
  });

  it('is one line of JSON in production, as every other line of its log is', () => {
    const line = startLine('It does not start:\nthe "port" is taken.', { isProduction: true, clock });

    expect(line.split('\n')).toHaveLength(2);
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: '2026-11-22T09:30:00.000Z',
      msg: 'It does not start:\nthe "port" is taken.',
    });
  });
});

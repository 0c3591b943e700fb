import { taskState } from './task-state';

const period = { index: 7, fromDate: '2026-11-16T00:00:00.000Z', validUntil: '2026-11-22T23:59:59.999Z' };
const pending = { status: 'pending', period } as const;

describe('the state of a task', () => {
  it('is to come until its Monday, and late after its Sunday', () => {
    expect(taskState(pending, '2026-11-15T23:59:59.999Z')).toBe('future');
    expect(taskState(pending, '2026-11-16T00:00:00.000Z')).toBe('pending');
    expect(taskState(pending, '2026-11-22T23:59:59.999Z')).toBe('pending');
    expect(taskState(pending, '2026-11-23T00:00:00.000Z')).toBe('late');
  });

  it('is late although it was started', () => {
    expect(taskState({ ...pending, status: 'started' }, '2026-11-23T00:00:00.000Z')).toBe('late');
    expect(taskState({ ...pending, status: 'started' }, '2026-11-18T00:00:00.000Z')).toBe('started');
  });

  it('is never late once it is validated or cancelled', () => {
    expect(taskState({ ...pending, status: 'validated' }, '2026-12-01T00:00:00.000Z')).toBe('validated');
    expect(taskState({ ...pending, status: 'cancelled' }, '2026-12-01T00:00:00.000Z')).toBe('cancelled');
  });
});

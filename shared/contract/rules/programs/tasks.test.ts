import type { SubTaskType, TaskStatus, ValidationType } from '../../enums/tasks';
import { isByHand, isCountReached, isFuture, isLate, opensDetail, taskStatus, isLastDay } from './tasks';

const step = (status: TaskStatus, validation: ValidationType | null = 'automatic', type: SubTaskType = 'link') => ({
  type,
  validation: validation && { type: validation },
  userSubTask: { status },
});

const task = (subTasks: ReturnType<typeof step>[], status: TaskStatus = 'pending') => ({
  status,
  task: { subTasks },
});

describe('the status of a task', () => {
  it('is pending until a sub-task has an answer, then started', () => {
    expect(taskStatus('pending', [step('pending'), step('pending')])).toBe('pending');
    expect(taskStatus('pending', [step('pending'), step('started')])).toBe('started');
  });

  it('is validated when every sub-task that needs it is', () => {
    expect(taskStatus('started', [step('validated'), step('pending')])).toBe('started');
    expect(taskStatus('started', [step('validated'), step('pending', null)])).toBe('validated');
  });

  it('waits for a hand where nothing needs validation', () => {
    expect(taskStatus('pending', [step('validated', null)])).toBe('started');
    expect(taskStatus('pending', [step('started', null)])).toBe('started');
    expect(taskStatus('pending', [])).toBe('pending');
  });

  it.each(['validated', 'cancelled'] as const)('never leaves %s', (status) => {
    expect(taskStatus(status, [step('pending')])).toBe(status);
  });
});

describe('a hand', () => {
  it('may validate a manual task, and one that nothing else would validate', () => {
    expect(isByHand('manual', [step('pending')])).toBe(true);
    expect(isByHand('automatic', [step('pending'), step('pending', null)])).toBe(false);
    expect(isByHand('automatic', [step('pending', null)])).toBe(true);
    expect(isByHand('automatic', [])).toBe(true);
  });
});

describe('a task in a list', () => {
  it('is done by one press when its one sub-task validates by itself', () => {
    expect(opensDetail(task([step('pending', 'automatic', 'link')]))).toBe(false);
    expect(opensDetail(task([step('pending', 'automatic', 'document')]))).toBe(false);
    expect(opensDetail(task([step('pending', 'automatic', 'action')]))).toBe(false);
  });

  it.each(['survey', 'text', 'upload'] as const)('opens its page for a %s', (type) => {
    expect(opensDetail(task([step('pending', 'automatic', type)]))).toBe(true);
  });

  it('opens its page with several sub-tasks, none, manual or no validation, or once validated', () => {
    expect(opensDetail(task([step('pending'), step('pending')]))).toBe(true);
    expect(opensDetail(task([]))).toBe(true);
    expect(opensDetail(task([step('pending', 'manual')]))).toBe(true);
    expect(opensDetail(task([step('pending', null)]))).toBe(true);
    expect(opensDetail(task([step('validated')], 'validated'))).toBe(true);
  });

  it('is to come before its week and late after it', () => {
    const period = { fromDate: '2026-11-16T00:00:00.000Z', validUntil: '2026-11-22T23:59:59.999Z' };
    expect(isFuture(period, '2026-11-15T23:59:59.999Z')).toBe(true);
    expect(isFuture(period, period.fromDate)).toBe(false);
    expect(isLate(period, period.validUntil)).toBe(false);
    expect(isLate(period, '2026-11-23T00:00:00.000Z')).toBe(true);
  });
});

describe('a required count', () => {
  it('is one where none is given', () => {
    expect([isCountReached(0, null), isCountReached(1, null)]).toEqual([false, true]);
    expect([isCountReached(2, 3), isCountReached(3, 3)]).toEqual([false, true]);
  });
});

describe('the last day of a task', () => {
  const period = { validUntil: '2026-11-22T23:59:59.999Z' };
  it.each([
    ['2026-11-21T23:59:59.999Z', false],
    ['2026-11-22T00:00:00.000Z', true],
    ['2026-11-22T23:59:59.999Z', true],
    ['2026-11-23T00:00:00.000Z', false],
  ])('at %s: %s', (now, isLast) => {
    expect(isLastDay(period, now)).toBe(isLast);
  });
});

import { includedSteps, isReachable, refusedStep, type WizardStep } from './wizard-context';

const step = (id: string, more: Partial<WizardStep> = {}): WizardStep => ({
  id,
  name: id,
  title: id,
  isSettled: true,
  content: null,
  ...more,
});
/** As the client space creates a person: a manager has no job. */
const personSteps = (role: 'user' | 'manager'): readonly WizardStep[] =>
  includedSteps([
    step('identity', { fields: ['email', 'lastName'] }),
    step('job', { fields: ['job'], included: role === 'user', isSettled: false }),
    step('create', { isSettled: false }),
  ]);

describe('the steps of a plan', () => {
  it('are those that its answers ask for', () => {
    expect(personSteps('user').map(({ id }) => id)).toEqual(['identity', 'job', 'create']);
    expect(personSteps('manager').map(({ id }) => id)).toEqual(['identity', 'create']);
  });

  it('are reachable once all before them are settled', () => {
    expect(isReachable(personSteps('user'), 'job')).toBe(true);
    expect(isReachable(personSteps('user'), 'create')).toBe(false);
    expect(isReachable(personSteps('manager'), 'create')).toBe(true);
  });

  it('are gone back to for their own faults alone', () => {
    const faults = { email: 'duplicate', 'job.title': 'required', other: 'format' } as const;
    expect(refusedStep(personSteps('user'), faults)).toEqual({ step: 'identity', faults: { email: 'duplicate' } });
    expect(refusedStep(personSteps('user'), { 'job.title': 'required' })).toEqual({
      step: 'job',
      faults: { 'job.title': 'required' },
    });
    expect(refusedStep(personSteps('manager'), { 'job.title': 'required' })).toBeUndefined();
  });
});

import { programStateOf } from './program-state';

describe('the state of a programme', () => {
  it.each([
    ['none', null],
    ['pending', { status: 'pending', hasClosure: false, suspendedUntil: null }],
    ['suspended', { status: 'started', hasClosure: false, suspendedUntil: '2026-12-06T23:59:59.999Z' }],
    ['ended', { status: 'closed', hasClosure: false, suspendedUntil: null }],
    ['closed', { status: 'closed', hasClosure: true, suspendedUntil: null }],
  ] as const)('is %s for %j', (state, program) => {
    expect(programStateOf(program)).toBe(state);
  });
});

import { freezeClock } from './clock';
import { collectLoggedErrors, takeLoggedErrors } from './logged-errors';

beforeEach(() => {
  freezeClock();
  collectLoggedErrors();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  jest.useRealTimers();
  const errors = takeLoggedErrors();
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});

import { freezeClock } from './clock';
import { collectLoggedErrors, takeLoggedErrors } from './logged-errors';
import { setViewport } from './viewport';
import { takeViolations } from './violations';

beforeEach(() => {
  freezeClock();
  collectLoggedErrors();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  setViewport();
  // jsdom lays nothing out, and says so loudly when asked to scroll.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  jest.useRealTimers();
  const errors = takeLoggedErrors();
  const violations = takeViolations();
  if (violations.length > 0) throw new Error(`The contract was broken:\n${violations.join('\n')}`);
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});

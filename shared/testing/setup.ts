import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

import { freezeClock } from './clock';
import { collectLoggedErrors, takeLoggedErrors, takeViolations } from './logged-errors';
import { setViewport } from './viewport';

// Parts that come on demand are compiled when a test first shows them, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => {
  freezeClock();
  collectLoggedErrors();
  if (typeof document === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  setViewport();
  // jsdom has no layout, and logs an error when asked to scroll.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // The text editor asks where the cursor is.
  Range.prototype.getClientRects = () => document.createElement('i').getClientRects();
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

afterEach(() => {
  jest.useRealTimers();
  const errors = takeLoggedErrors();
  const violations = takeViolations();
  if (violations.length > 0) throw new Error(`The contract was broken:\n${violations.join('\n')}`);
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
});

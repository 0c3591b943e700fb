export { axe } from './axe';
export * from './builders';
export { FROZEN_NOW, setNow } from './clock';
export { fakeApi, type FakeApi, type Handlers, refuse } from './fake-api/fake-api';
export type { FakeRequest } from './fake-api/read-request';
export { later } from './clock';
export { takeLoggedErrors, takeViolations } from './logged-errors';
export { fact, renderScreen, type Screen } from './render-screen';
export { setViewport } from './viewport';

export { FROZEN_NOW, setNow } from './clock';
export { takeLoggedErrors } from './logged-errors';
export { setViewport } from './viewport';
export { later } from './later';

import './compile-once.mjs';

/** Plain Node, for what needs no page to run in. */
export { TestEnvironment as default } from 'jest-environment-node';

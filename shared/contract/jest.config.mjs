import { nodeTransform } from '../build/swc.mjs';

/** The contract needs neither page nor server: plain Node and TypeScript. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  transform: nodeTransform,
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!typebox/)'],
};

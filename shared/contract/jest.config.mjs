import { typeboxFile } from '../build/jest/typebox.mjs';
import { nodeTransform } from '../build/swc.mjs';

/** The contract needs neither page nor server: plain Node and TypeScript. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/../build/jest/typebox.mjs',
  testMatch: ['<rootDir>/**/*.test.ts'],
  transform: nodeTransform,
  moduleNameMapper: { '^typebox$': typeboxFile },
};

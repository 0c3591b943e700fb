import { nodeEnvironment } from '../build/jest.mjs';
import { typeboxFile } from '../build/jest/typebox.mjs';
import { nodeTransform } from '../build/swc.mjs';

/** The contract needs neither page nor server: plain Node and TypeScript. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: nodeEnvironment,
  globalSetup: '<rootDir>/../build/jest/typebox.mjs',
  testMatch: ['<rootDir>/**/*.test.ts'],
  transform: nodeTransform,
  moduleNameMapper: { '^typebox$': typeboxFile },
};

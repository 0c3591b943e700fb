import { jestPreset } from '@passerelle/shared/build/jest';

// The contract needs no page to run in, and has a configuration of its own.
export default jestPreset({ root: import.meta.dirname, ignore: ['<rootDir>/contract/'] });

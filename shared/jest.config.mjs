import { jestPreset } from '@passerelle/shared/build/jest';

export default jestPreset({ root: import.meta.dirname });

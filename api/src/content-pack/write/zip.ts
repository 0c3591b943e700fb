/**
 * Loaded by exports only, through this module: a CommonJS package that is imported lazily loses its named exports in the
 * bundle.
 */
export { ZipFile } from 'yazl';

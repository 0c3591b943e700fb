import { join } from 'node:path';
import type { Config } from '../../config';
import { createFolderStore, type FileStore } from '../file-store';
import { createObjectStore } from './object-store';

type FilePlace = Pick<Config, 'dataDir' | 'filesAt'>;

/** The folder of files without an object store, and the source of `files move`. */
export const openFolder = ({ dataDir }: FilePlace): FileStore => createFolderStore(join(dataDir, 'files'));

/** The files of the product: in the configured object store, otherwise in the data folder. */
export const openFileStore = (config: FilePlace): FileStore =>
  config.filesAt ? createObjectStore(config.filesAt) : openFolder(config);

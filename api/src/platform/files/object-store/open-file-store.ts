import { join } from 'node:path';
import type { Config } from '../../config';
import { createFolderStore, type FileStore } from '../file-store';
import { createObjectStore } from './object-store';

type FilePlace = Pick<Config, 'dataDir' | 'filesAt'>;

/** Where files lie as long as no object store is named, and what `files move` moves. */
export const openFolder = ({ dataDir }: FilePlace): FileStore => createFolderStore(join(dataDir, 'files'));

/** The files of the product: in the object store that is named, otherwise in the data folder. */
export const openFileStore = (config: FilePlace): FileStore =>
  config.filesAt ? createObjectStore(config.filesAt) : openFolder(config);

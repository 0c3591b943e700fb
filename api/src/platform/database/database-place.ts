import type { Config } from '../config';
import type { DatabaseOptions } from './connection';

/** The database that the settings name. */
export const databasePlace = ({
  databaseUrl,
  databaseDirectUrl,
  databaseReadUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl' | 'dataDir'>): Pick<
  DatabaseOptions,
  'url' | 'directUrl' | 'readUrl' | 'dataDir'
> =>
  databaseUrl === undefined
    ? { dataDir }
    : { url: databaseUrl, directUrl: databaseDirectUrl, readUrl: databaseReadUrl };

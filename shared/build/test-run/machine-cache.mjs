import { homedir } from 'node:os';
import { join } from 'node:path';

/** Downloads that every clone on this machine may use again. */
export const machineCache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'passerelle');

import { homedir } from 'node:os';
import { join } from 'node:path';

/** What every clone on this machine may use again, such as downloads. */
export const machineCache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'passerelle');

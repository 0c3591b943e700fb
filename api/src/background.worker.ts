import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { exportCardsTask } from './domains/contacts/export-contacts';
import { previewTask } from './domains/contacts/import/preview-import';
import { everythingTask } from './domains/personal-data/export/everything';
import { spreadsheetTask } from './domains/personal-data/export/spreadsheet';
import { readPeopleTask } from './domains/users/import/read-file';
import { exportUsersTask } from './domains/users/list/export-users';
import type { ThreadStart } from './platform/background/task';
import { serveTasks } from './platform/background/serve-tasks';
import { systemClock } from './platform/clock';
import { connectTo } from './platform/database/connection';
import { openReadReplica } from './platform/database/read-replica';

if (!parentPort) throw new Error('The background tasks run in a thread of their own.');
const { address, readAddress } = workerData as ThreadStart;

/** Usually one task runs at a time, with one query at a time. */
const MAX_CONNECTIONS = 2;

/** Nice levels below the process. */
const NICE_STEPS = 10;

/** Lowers the priority of this thread, so that threads that answer calls go first; Linux only. */
function yieldToOthers(): void {
  try {
    const lowest = constants.priority.PRIORITY_LOW;
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), Math.min(lowest, getPriority() + NICE_STEPS));
  } catch {
    // Not on this system: pauses between batches have to do.
  }
}

/** The main thread logs lost connections; it reads with its own. */
const say = (): void => undefined;

yieldToOthers();
const db = connectTo(address, MAX_CONNECTIONS, say);
serveTasks(
  parentPort,
  {
    db,
    readCopy:
      readAddress &&
      openReadReplica({ address: readAddress, db, clock: systemClock, connections: MAX_CONNECTIONS, say }),
  },
  [everythingTask, spreadsheetTask, exportCardsTask, previewTask, readPeopleTask, exportUsersTask],
);

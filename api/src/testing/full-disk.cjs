/**
 * Loaded before a server (`node --require`): as long as the file FULL_DISK_WHEN exists, its disk takes not one byte more.
 * Needs no rights and no disk of a size of its own, and reaches the database's thread as well.
 */
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const { writeSync, existsSync } = fs;

fs.writeSync = (/** @type {number} */ fd, /** @type {unknown[]} */ ...given) => {
  if (fd > 2 && existsSync(process.env.FULL_DISK_WHEN ?? '')) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      errno: -28,
      syscall: 'write',
    });
  }
  return Reflect.apply(writeSync, fs, [fd, ...given]);
};
syncBuiltinESMExports();

/**
 * Loaded before a server (`node --require`): as long as the file FULL_DISK_WHEN exists, every disk write fails.
 * Needs no privileges and no separate disk; also covers the database thread.
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

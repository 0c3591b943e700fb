import { DateTime } from 'luxon';

import { history, liveRemotes } from './live.mjs';
import { isGenuine } from './sign.mjs';
import { isThere } from './versions.mjs';

/**
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('./live.mjs').Flip} Flip
 */

/** @param {readonly (readonly string[])[]} rows the first is the heading */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Date and time in the reader's time zone. @param {string} since */
const moment = (since) => DateTime.fromISO(since).toFormat('yyyy-MM-dd HH:mm');

/** @param {Flip} flip */
async function columns({ sealed, release }) {
  const elsewhere = release.base.startsWith('/') ? '' : release.base;
  const remark = (await isGenuine(sealed)) ? elsewhere : 'signed with a key that is not known here';
  return [release.version, moment(release.since), release.by, remark];
}

/** Returns the first problem with the files of a version, if any. @param {Store} store @param {Flip} flip */
async function faultOf(store, { release }) {
  try {
    return (await isThere(store, release.base)) ? '' : 'its files are not there';
  } catch {
    return 'its server does not answer';
  }
}

/** @param {Store} store @param {Flip} flip */
async function liveColumns(store, flip) {
  const [fault, [version = '', since = '', by = '', remark = '']] = await Promise.all([
    faultOf(store, flip),
    columns(flip),
  ]);
  return [version, since, by, [remark, fault].filter(Boolean).join('; ')];
}

/** Lists the live versions, when they went live and who deployed them. @param {Store} store */
export async function describeLive(store) {
  const live = await liveRemotes(store);
  if (live.length === 0) return [`Nothing is live in ${store.at}.`];
  const rows = live.map(async ({ name, flip }) => [
    name,
    ...(flip ? await liveColumns(store, flip) : ['?', '', '', 'its pointer cannot be read']),
  ]);
  return table([['remote', 'version', 'live since', 'by', ''], ...(await Promise.all(rows))]);
}

/** Every flip of a remote, the newest first. @param {Store} store @param {string} remote */
export async function describeHistory(store, remote) {
  const flips = await history(store, remote);
  if (flips.length === 0) return [`${remote} has never been live in ${store.at}.`];
  const rows = flips.map(async (flip, index) => [...(await columns(flip)), index === 0 ? 'live' : '']);
  return table([['version', 'live since', 'by', '', ''], ...(await Promise.all(rows))]);
}

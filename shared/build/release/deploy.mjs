import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { candidateOf, activateRelease } from './activate-release.mjs';
import { lineOf, misfitsOf, readNeighbours, usesFrom } from './gate.mjs';
import { currentFlip, history } from './live.mjs';
import { shellOf } from './live-shell.mjs';
import { releaseOfManifest } from './release-of-manifest.mjs';
import { Refusal } from './store/store.mjs';
import { sweep } from './sweep.mjs';
import { isThere, placeFor, WHOLE } from './versions.mjs';

/**
 * @typedef {import('../../contract/remotes/index.ts').Build} Build
 * @typedef {import('./gate.mjs').Offer} Offer
 * @typedef {import('./gate.mjs').Uses} Uses
 * @typedef {import('../../contract/remotes/index.ts').Release} Release
 * @typedef {import('./store/store.mjs').Store} Store
 * @typedef {import('./versions.mjs').Place} Place
 *
 * @typedef {object} Deployment
 * @property {string} remote
 * @property {string} build The folder of the version, with its `release.json`, or the manifest and descriptor that it is made of.
 * @property {Store} store
 * @property {import('./settings.mjs').Files | undefined} [files]
 * @property {string} by
 * @property {() => number} [now]
 * @property {(line: string) => void} say
 */

/**
 * A version goes out once, and is refused when it was live. When its files are lost they may be brought again: then what
 * was signed of them is returned. To be asked before the version is built, too.
 * @param {Store} store @param {string} remote @param {string} version
 * @returns {Promise<Release | null>}
 */
export async function refuseWhatWasLive(store, remote, version) {
  const flips = await history(store, remote);
  const first = flips.findLast(({ release }) => release.version === version);
  if (!first) return null;
  if (!(await isThere(store, first.release.base))) return first.release;
  throw new Refusal(
    `${remote} ${version} was deployed on ${first.release.since} by ${first.release.by}, and a version goes out once. ` +
      'Give the next one another number in package.json and remote.json, or with --version.',
  );
}

/** @param {string} folder @param {string} remote */
async function readBuild(folder, remote) {
  const text = await readFile(join(folder, WHOLE), 'utf8').catch(() => releaseOfManifest(folder));
  const build = /** @type {Build} */ (JSON.parse(text));
  if (build.name === remote) return { text, build };
  throw new Refusal(`${folder} holds ${build.name}, not ${remote}.`);
}

/**
 * The gate: nothing goes live that would not work beside what is live.
 * @param {Store} store @param {Build} build @param {Uses} uses
 */
async function gate(store, build, uses) {
  const offer = await shellOf(store);
  const live = await readNeighbours(store, build.name);
  const { withShell, withNeighbours } = await misfitsOf(build.needs, offer, live);
  const lines = [...withShell, ...withNeighbours].map((misfit) => lineOf(misfit, uses));
  if (lines.length === 0) return { offer, live };
  throw new Refusal(`${build.name} ${build.version} does not fit what is live:`, lines);
}

/** @param {Place} place @param {string} folder @param {string} text of its `release.json` @param {string} what */
async function upload(place, folder, text, what) {
  const there = await place.store.read(`${place.path}/${WHOLE}`);
  if (there?.text === text) return false;
  if (!there && (await place.store.addFolder(place.path, folder, WHOLE))) return true;
  // A concurrent upload of the same build is harmless.
  if (!there && (await place.store.read(`${place.path}/${WHOLE}`))?.text === text) return false;
  throw new Refusal(`${what} lies in ${place.store.at} already, of another build. Give the version another number.`);
}

/** @param {Record<string, string>} files */
const asText = (files) => JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Brings the files of a version again: those that were signed, to the address that was signed. Nothing is flipped.
 * @param {Deployment} deployment @param {{ text: string, build: Build }} made @param {Release} lost
 */
async function putBack({ remote, build: folder, store, files, say }, { text, build }, lost) {
  const what = `${remote} ${lost.version}`;
  const place = placeFor(store, files, remote, lost.version);
  if (place.base !== lost.base) throw new Refusal(`The files of ${what} are lost, and belong to ${lost.base}.`);
  if (build.entry !== lost.entry || asText(build.files) !== asText(lost.files)) {
    throw new Refusal(
      `The files of ${what} are lost, and this build makes other ones than were signed. ` +
        'Give it another number in package.json and remote.json, or with --version.',
    );
  }
  await upload(place, folder, text, what);
  say(`Uploaded to ${place.store.at}.`);
  const current = (await currentFlip(store, remote))?.release.version;
  say(
    current === lost.version
      ? `${what} is live, and its files, which were lost, are there again.`
      : `The files of ${what} were lost, and are there again. ${current} is live; \`npm run rollback\` goes back.`,
  );
}

/**
 * Checks whether a version fits, uploads it and points at it. A refused version changes nothing.
 * @param {Deployment} deployment
 */
export async function deploy(deployment) {
  const { remote, build: folder, store, files, by, now = Date.now, say } = deployment;
  const { text, build } = await readBuild(folder, remote);
  const what = `${remote} ${build.version}`;
  const lost = await refuseWhatWasLive(store, remote, build.version);
  if (lost) return putBack(deployment, { text, build }, lost);
  const uses = usesFrom(await readFile(join(folder, 'uses.json'), 'utf8').catch(() => null));

  const { offer, live } = await gate(store, build, uses);
  for (const name of live.unreadable)
    say(`The pointer of ${name} cannot be read: compatibility with it was not checked.`);
  say(`${what} fits the shell ${offer.version} and ${live.neighbours.length} live remotes.`);

  const place = placeFor(store, files, remote, build.version);
  const isNew = await upload(place, folder, text, what);
  say(isNew ? `Uploaded to ${place.store.at}.` : `Uploaded before, and whole: it is taken as it is.`);

  const check = async () => {
    await refuseWhatWasLive(store, remote, build.version);
    await gate(store, build, uses);
  };
  const flipped = await activateRelease(store, candidateOf(build, place.base), { by, now, check });
  const { before, overtakenBy } = flipped;
  say(`${what} is live${before ? `, after ${before.version}` : ''}.`);
  if (overtakenBy) say(`${overtakenBy.version} of ${overtakenBy.by} came at the same time, and is the one that stays.`);
  await tidy(store, place, { remote, now, say });
}

/**
 * A failed clean-up does not fail the deployment.
 * @param {Store} store @param {Place} place
 * @param {{ remote: string, now: () => number, say: (line: string) => void }} options
 */
async function tidy(store, { store: files, path }, { remote, now, say }) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  try {
    const { removed, left } = await sweep(store, { store: files, folder }, { remote, now: now() });
    if (removed.length > 0) say(`Removed, since they have long not been live: ${removed.join(', ')}.`);
    if (left.length > 0) say(`Not removed, since the store does not do that: ${left.join(', ')}.`);
  } catch (error) {
    say(`Old versions are still there: ${String(error)}`);
  }
}

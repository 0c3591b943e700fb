import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { machineCache } from '../../shared/build/test-run/machine-cache.mjs';
import { root } from '../../shared/build/paths.mjs';
import { haveBaseImages } from './base-images.mjs';
import { backupChecks } from './checks/backup.mjs';
import { failureChecks } from './checks/failures.mjs';
import { logChecks, outsideChecks, sourceCheck } from './checks/outside.mjs';
import { startChecks } from './checks/start.mjs';
import { tlsChecks } from './checks/tls.mjs';
import { stopCheck, upgradeChecks } from './checks/upgrade.mjs';
import { LackingKernel, Skipped } from './commands.mjs';
import { broughtEngine, hostEngine } from './engine.mjs';
import { Installation } from './installation.mjs';
import { takeLock } from './lock.mjs';
import { assertEqual, Report } from './report.mjs';

/** Of all clones of this machine: the engine and the base images take longest. */
const cache = join(machineCache, 'containers');

/** Settings of this machine that an engine must not change. */
function machineSettings() {
  const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  return {
    links: readdirSync('/sys/class/net')
      .filter((name) => !name.startsWith('veth'))
      .sort(),
    forwarding: read('/proc/sys/net/ipv4/ip_forward'),
    mounts: read('/proc/mounts')
      .split('\n')
      .filter((line) => line.includes(cache)),
  };
}

/** @param {Installation} installation @param {Report} report */
async function checkAll(installation, report) {
  if (!(await startChecks(installation, report))) return;
  await outsideChecks(installation, report);
  await failureChecks(installation, report);
  await tlsChecks(installation, report);
  await logChecks(installation, report);
  await backupChecks(installation, report);
  await upgradeChecks(installation, report);
  await sourceCheck(installation, report);
  await stopCheck(installation, report);
}

/** @param {import('./engine.mjs').Engine} engine @param {Report} report @param {(() => Promise<void>)[]} ends */
async function checkOn(engine, report, ends) {
  const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const made = await haveBaseImages(engine, cache, compose.services.mail.image, (line) => report.say(line));
  const installation = await Installation.prepare(engine, cache);
  ends.push(async () => {
    await installation.removeAll();
    if (!engine.isHosts) return;
    await installation.removeImages(made);
  });
  await checkAll(installation, report);
}

/**
 * True if a run that could not start counts as skipped. A run that was requested explicitly fails without an engine,
 * and is skipped only where the kernel allows none.
 * @param {unknown} error @param {boolean} isAsked
 */
export const mayBeSkipped = (error, isAsked) => error instanceof (isAsked ? LackingKernel : Skipped);

const timing = join(cache, 'last-run');
/** `npm test` skips this check when its last run took longer, unless it is requested explicitly. */
const MOST_SECONDS = 300;

/** Reason to skip the run in `npm test`, for lack of time; null if the last run here was short enough. */
export function reasonToSkip() {
  if (!existsSync(timing)) return 'nothing is prepared for them here, and a first run takes long';
  const seconds = Number(readFileSync(timing, 'utf8'));
  return seconds > MOST_SECONDS ? `the last run took ${seconds} s, more than ${MOST_SECONDS}` : null;
}

/**
 * Runs the product as docker-compose.yml describes it, then tests failures of its parts, a backup
 * and its restore, and an upgrade. Everything it started is stopped, also after a failure.
 * @param {{ isAsked: boolean }} options whether a missing engine is a failure
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function checkContainers({ isAsked }) {
  const report = new Report();
  const started = Date.now();
  const before = machineSettings();
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  let isBrought = false;
  const finish = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const interrupted = () => void finish().then(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    mkdirSync(cache, { recursive: true });
    ends.push(await takeLock(cache));
    const engine = (await hostEngine()) ?? (await broughtEngine(cache));
    ends.push(engine.stop);
    isBrought = !engine.isHosts;
    report.say(`${engine.name}.`);
    await checkOn(engine, report, ends);
  } catch (error) {
    if (!mayBeSkipped(error, isAsked)) throw error;
    report.say(`skipped: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 0 };
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    await finish();
  }
  if (isBrought) {
    await report.check('this machine is as it was', async () => {
      const after = machineSettings();
      // This run has removed the leftovers of an interrupted one.
      const added = after.links.filter((name) => !before.links.includes(name));
      assertEqual([added, after.forwarding, after.mounts], [[], before.forwarding, []], 'links, forwarding, mounts');
    });
  }
  writeFileSync(timing, String(Math.round((Date.now() - started) / 1000)));
  report.say(`containers: ${report.passed} passed, ${report.failed} failed`);
  return { passed: report.passed, failed: report.failed };
}

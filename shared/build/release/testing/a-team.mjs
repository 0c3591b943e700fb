import { deploy } from '../deploy.mjs';
import { rollback } from '../rollback.mjs';
import { aBuild } from './a-build.mjs';

export const DAY_MS = 24 * 3_600_000;
const CONTACTS = 'mfe-contacts';

/**
 * A deployer with its own store access and clock.
 * @param {import('../store/store.mjs').Store} store
 * @param {{ files?: import('../settings.mjs').Files, by?: string }} [options]
 */
export function aTeam(store, { files, by = 'camille' } = {}) {
  let now = Date.parse('2026-11-18T09:30:00.000Z');
  /** @type {string[]} */
  const output = [];
  const common = { store, by, now: () => now, say: (/** @type {string} */ line) => void output.push(line) };
  return {
    output,
    /** @param {number} milliseconds */
    wait: (milliseconds) => void (now += milliseconds),
    /** @param {import('./a-build.mjs').BuildValues & { build?: string }} [values] */
    deploy: ({ build, ...values } = {}) =>
      deploy({ ...common, files, remote: values.name ?? CONTACTS, build: build ?? aBuild(values) }),
    /** @param {string} [toVersion] */
    rollback: (toVersion, remote = CONTACTS) => rollback({ ...common, remote, toVersion }),
  };
}

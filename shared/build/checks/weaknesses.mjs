import { join } from 'node:path';

import { readJson, root } from '../paths.mjs';
import { run } from '../lib/run.mjs';

/**
 * Output of `npm audit --json`; without `auditReportVersion`, the registry gave no answer and `message` says why.
 * @typedef {{ url?: string, title?: string, severity?: string, range?: string }} Advisory
 * @typedef {{ auditReportVersion?: number, message?: string, vulnerabilities?: Record<string, { via: (Advisory | string)[] }> }} AuditReport
 * @typedef {{ notAsked: string } | { faults: string[], excepted: number }} Verdict
 */

/** The last part of its address: GHSA-… @param {Advisory} advisory */
const numberOf = ({ url = '' }) => url.slice(url.lastIndexOf('/') + 1);

/**
 * @param {AuditReport} report
 * @param {Record<string, string>} exceptions By number of the advisory: why it may stand.
 * @returns {Verdict}
 */
export function judgeReport({ auditReportVersion, message, vulnerabilities = {} }, exceptions) {
  if (auditReportVersion === undefined) return { notAsked: message ?? 'npm gave no report' };
  // A package that is only affected by way of another names that one: a text.
  const found = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((one) => (typeof one === 'string' ? [] : [{ name, ...one, number: numberOf(one) }])),
  );
  const known = new Set(found.map(({ number }) => number));
  const faults = found
    .filter(({ number }) => !(number in exceptions))
    .map(({ name, number, severity, range, title }) => `${name} ${range}: ${title} (${severity}, ${number})`);
  const needless = Object.keys(exceptions)
    .filter((number) => !known.has(number))
    .map((number) => `${number} is excepted, and nothing needs it any more`);
  return { faults: [...new Set(faults), ...needless], excepted: Object.keys(exceptions).length - needless.length };
}

/** @returns {Record<string, string>} */
const exceptions = () => readJson(join(root, '.ci/supply-chain.json')).advisories;

/** Asks the registry of this machine's settings what is known of all packages, tools included. @param {string[]} [settings] */
export async function findWeaknesses(settings = []) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { output } = await run(npm, ['audit', '--json', '--loglevel=silent', '--fetch-retries=0', ...settings], {
    quiet: true,
  });
  return judgeReport(readReport(output), exceptions());
}

/** @param {string} output @returns {AuditReport} */
function readReport(output) {
  try {
    return JSON.parse(output);
  } catch {
    return { message: output.trim().split('\n')[0] ?? '' };
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findWeaknesses, judgeReport } from './weaknesses.mjs';

const advisory = (/** @type {string} */ number) => ({
  url: `https://github.com/advisories/${number}`,
  title: 'Reads what it should not',
  severity: 'high',
  range: '<4',
});
const report = (/** @type {string[]} */ ...numbers) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    luxon: { via: numbers.map(advisory) },
    // Affected by way of luxon: its weakness is counted there.
    calendars: { via: ['luxon'] },
  },
});

/** @type {import('node:http').Server} */
let registry;
let address = '';
/** npm remembers what it knows of an advisory. */
const cache = mkdtempSync(join(tmpdir(), 'weaknesses-'));
/** Answer of the registry; undefined: it does not support the request. @type {object | undefined} */
let known;
beforeAll(async () => {
  registry = createServer((request, response) => {
    const isQuestion = request.url?.endsWith('/advisories/bulk') ?? false;
    response.writeHead(isQuestion && known ? 200 : 405, { 'content-type': 'application/json' });
    request.resume().on('end', () => response.end(JSON.stringify(isQuestion ? (known ?? {}) : {})));
  });
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', () => resolve(undefined)));
  const place = registry.address();
  address = `--registry=http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;
});
afterAll(async () => {
  await new Promise((resolve) => registry.close(resolve));
  rmSync(cache, { recursive: true, force: true });
});

describe('known weaknesses of packages', () => {
  it('Given an advisory without an exception, Then it fails and is named', () => {
    expect(judgeReport(report('GHSA-1', 'GHSA-2'), { 'GHSA-1': 'never reached' })).toEqual({
      faults: ['luxon <4: Reads what it should not (high, GHSA-2)'],
      excepted: 1,
    });
  });

  it('Given an exception that nothing needs any more, Then it fails', () => {
    expect(judgeReport(report(), { 'GHSA-1': 'never reached' })).toEqual({
      faults: ['GHSA-1 is excepted, and nothing needs it any more'],
      excepted: 0,
    });
  });

  it('are asked for of a registry, of the packages that are installed', async () => {
    known = { luxon: [{ id: 1, vulnerable_versions: '<4', cwe: [], cvss: { score: 7 }, ...advisory('GHSA-1') }] };

    expect(await findWeaknesses([address, `--cache=${cache}`])).toMatchObject({
      faults: expect.arrayContaining(['luxon <4: Reads what it should not (high, GHSA-1)']),
    });
  });

  it('Given a registry that takes no such question, or none at all, Then it is said, and nothing fails', async () => {
    known = undefined;

    expect(await findWeaknesses([address, `--cache=${cache}`])).toMatchObject({
      notAsked: expect.stringContaining('405'),
    });
    expect(await findWeaknesses(['--registry=http://127.0.0.1:1'])).toMatchObject({
      notAsked: expect.stringContaining('ECONNREFUSED'),
    });
  });
});

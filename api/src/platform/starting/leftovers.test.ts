import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ownTag } from './process-identity';
import { makeTemporaryFolder, sweepLeftovers } from './leftovers';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const [machine = ''] = ownTag().split('-');

async function endedPid(): Promise<number> {
  const child = spawn('true');
  await once(child, 'exit');
  return child.pid!;
}

const make = (name: string): string => {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'bytes'), 'half of a file');
  return join(folder, name);
};
const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1_000);

describe('temporary files of a killed process', () => {
  it('are deleted at the next start: its uploads and its socket folder', async () => {
    const pid = (await endedPid()).toString(36);
    make(`passerelle-upload-${machine}-${pid}-1-abcdef`);
    make(`passerelle-${machine}-${pid}-1-abcdef`);

    await sweepLeftovers(folder, folder);

    expect(readdirSync(folder)).toEqual([]);
  });

  it('are deleted also if its process id was reused, for instance by this process', async () => {
    make(`passerelle-upload-${machine}-${process.pid.toString(36)}-1-abcdef`);

    await sweepLeftovers(folder, folder);

    expect(readdirSync(folder)).toEqual([]);
  });

  it('are kept for a running process, another machine, or another owner', async () => {
    const other = spawn('sleep', ['60']);
    const own = [await makeTemporaryFolder(), await makeTemporaryFolder('upload')];
    for (const path of own) rmSync(path, { recursive: true });
    const kept = [
      make(basename(own[0] ?? '')),
      make(basename(own[1] ?? '')),
      make(`passerelle-upload-${machine}-${other.pid!.toString(36)}-0-abcdef`),
      make('passerelle-upload-zzzz-1-1-abcdef'.replace('zzzz', machine === 'ffff' ? '0000' : 'ffff')),
      make('passerelle-holidays'),
      make('something-else'),
    ];

    await sweepLeftovers(folder, folder);
    other.kill('SIGKILL');

    expect(kept.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('are deleted a day later for another machine', async () => {
    const path = make(`passerelle-upload-${machine === 'ffff' ? '0000' : 'ffff'}-1-1-abcdef`);
    utimesSync(path, yesterday, yesterday);

    await sweepLeftovers(folder, folder);

    expect(existsSync(path)).toBe(false);
  });

  it('are deleted from the file store if incomplete; complete files stay', async () => {
    const pid = (await endedPid()).toString(36);
    const sha256 = 'ab'.repeat(32);
    mkdirSync(join(folder, 'files/ab'), { recursive: true });
    const store = join(folder, 'files/ab');
    for (const name of [sha256, `${sha256}.${machine}-${pid}-1.x`, `${sha256}.${ownTag()}.x`]) {
      writeFileSync(join(store, name), 'bytes');
    }

    await sweepLeftovers(folder, folder);

    expect(readdirSync(store).sort()).toEqual([sha256, `${sha256}.${ownTag()}.x`].sort());
  });
});

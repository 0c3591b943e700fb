import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from './data-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passerelle-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => join(folder, 'db.lock');

describe('the data folder', () => {
  it('belongs to one process at a time, and the error names the other', async () => {
    const lock = await lockDataFolder(folder);

    await expect(lockDataFolder(folder)).rejects.toThrow(
      `is already used by process ${process.pid}: stop that one first`,
    );
    lock.release();

    expect(existsSync(lockFile())).toBe(false);
    (await lockDataFolder(folder)).release();
  });

  it('is refused while another running process uses it', async () => {
    const other = spawn('sleep', ['60']);
    writeFileSync(lockFile(), JSON.stringify({ pid: other.pid, began: '' }));

    await expect(lockDataFolder(folder)).rejects.toThrow(`used by process ${other.pid}`);
    other.kill('SIGKILL');
  });

  it('is taken over from a dead process', async () => {
    const other = spawn('true');
    await new Promise((resolve) => other.once('exit', resolve));
    writeFileSync(lockFile(), JSON.stringify({ pid: other.pid, began: '' }));

    (await lockDataFolder(folder)).release();
  });

  // After a reboot, process ids are reused.
  (existsSync('/proc/self/stat') ? it : it.skip)(
    'is taken over from a number that is another process now',
    async () => {
      const other = spawn('sleep', ['60']);
      writeFileSync(lockFile(), JSON.stringify({ pid: other.pid, began: '1' }));

      (await lockDataFolder(folder)).release();
      other.kill('SIGKILL');
    },
  );

  it('goes to exactly one of many processes after a dead one', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: 999_999_999, began: '' }));

    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));

    const won = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    (won[0] as PromiseFulfilledResult<{ release: () => void }>).value.release();
  });
});

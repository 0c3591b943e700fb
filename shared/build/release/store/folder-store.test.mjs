/** @jest-environment node */
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { discardTemp, tempFolder } from '../testing/a-build.mjs';
import { underLock } from './folder-store.mjs';

afterAll(discardTemp);
// The dates of files are those of the machine.
beforeEach(() => jest.useRealTimers());

/** A lock whose owner died that long ago. */
function leftBehind(folder, seconds) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'owner'), 'somebody');
  const then = Date.now() / 1000 - seconds;
  utimesSync(folder, then, then);
}

describe('a turn', () => {
  it('is had by one after the other', async () => {
    const folder = join(tempFolder(), '.lock');
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await wait(2);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, () => underLock(folder, work)));

    expect(most).toBe(1);
    expect(existsSync(folder)).toBe(false);
  });

  it('ends with the work, also when it fails', async () => {
    const folder = join(tempFolder(), '.lock');

    await expect(underLock(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(folder)).toBe(false);
  });

  it('is taken from who died with it, once even if many wait', async () => {
    const folder = join(tempFolder(), '.lock');
    leftBehind(folder, 31);
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await wait(5);
      inside -= 1;
    };

    await Promise.all(Array.from({ length: 8 }, () => underLock(folder, work, 5_000)));
  });

  it('is not taken from who may still be at work', async () => {
    const folder = join(tempFolder(), '.lock');
    leftBehind(folder, 20);

    await expect(underLock(folder, async () => 'done', 100)).rejects.toThrow('for too long. Try again.');
  });

  it('that was lost is noticed before anything is written', async () => {
    const folder = join(tempFolder(), '.lock');

    const work = async (mine) => {
      await mine();
      writeFileSync(join(folder, 'owner'), 'another');
      await mine();
    };
    await expect(underLock(folder, work)).rejects.toThrow('another deployment took the lock');
  });
});

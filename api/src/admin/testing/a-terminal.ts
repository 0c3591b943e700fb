import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settableClock } from '../../platform/clock';
import { testWorkerFile } from '../../testing/test-database';
import { runAdmin } from '../run-admin';
import type { AdminContext } from '../usage/command';

export interface Answer {
  code: number;
  printed: string[];
  printedErrors: string[];
}

export interface Terminal {
  /** Typed paths are relative to it; the data folder lies in it. */
  folder: string;
  env: Record<string, string>;
  clock: ReturnType<typeof settableClock>;
  run(...args: string[]): Promise<Answer>;
  remove(): Promise<void>;
}

/** Runs commands as an operator would, in a temporary folder. */
export async function aTerminal(): Promise<Terminal> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-admin-'));
  const env: Record<string, string> = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'test' };
  const clock = settableClock('2026-11-25T10:00:00Z');
  return {
    folder,
    env,
    clock,
    run: async (...args) => {
      const answer: Answer = { code: -1, printed: [], printedErrors: [] };
      const context: AdminContext = {
        env,
        folder,
        clock,
        version: '0.0.0-test',
        workerFile: testWorkerFile(),
        say: (line) => void answer.printed.push(line),
        complain: (line) => void answer.printedErrors.push(line),
      };
      answer.code = await runAdmin(args, context);
      return answer;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

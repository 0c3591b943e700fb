import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '../platform/database/connection';
import { aServerWithOrganization } from './testing/a-running-server';
import type { Terminal } from './testing/a-terminal';

jest.setTimeout(120_000);

let terminal: Terminal;
let database: OpenDatabase;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ terminal, database, close } = await aServerWithOrganization());
});

afterAll(() => close());

describe('Exporting metrics', () => {
  it('writes each fact as a sample, by series, two of one instant side by side', async () => {
    const anne = await database.db
      .selectFrom('users')
      .select(['id', 'organization_id'])
      .where('email', '=', 'anne@rebond.example')
      .executeTakeFirstOrThrow();
    const points = (at: string, value: number, gender: 'woman' | null, user_id: string | null = anne.id) => ({
      organization_id: anne.organization_id,
      user_id,
      kind: 'points' as const,
      source_id: crypto.randomUUID(),
      at,
      value,
      gender,
    });
    await database.db
      .insertInto('metric_facts')
      .values([
        points('2026-11-03T09:00:00.500Z', 20, 'woman'),
        points('2026-11-02T09:00:00Z', 10, 'woman'),
        points('2026-11-02T09:00:00Z', 15, 'woman'),
        points('2026-11-02T09:00:00Z', 5, 'woman', null),
      ])
      .execute();

    const { code, printed } = await terminal.run('metrics', 'export', '--to', 'facts.om');

    expect([code, printed[0]]).toEqual([0, expect.stringContaining('4 samples in ')]);
    const lines = (await readFile(join(terminal.folder, 'facts.om'), 'utf8')).split('\n');
    const organization = `organization="${anne.organization_id}"`;
    const whose = `task_points{${organization},user="${anne.id}",gender="woman"}`;
    expect(lines.slice(lines.indexOf('# TYPE task_points gauge')).slice(0, 5)).toEqual([
      '# TYPE task_points gauge',
      expect.stringMatching(`^${whose} (10|15) 1793610000.000$`),
      expect.stringMatching(`^${whose} (10|15) 1793610000.001$`),
      `${whose} 20 1793696400.500`,
      // Erased users appear only in the common series of their organisation.
      `task_points{${organization}} 5 1793610000.000`,
    ]);
    expect(lines.slice(-2)).toEqual(['# EOF', '']);
    expect(await readdir(terminal.folder)).not.toContain('facts.om.part');
  });

  it('requires a destination', async () => {
    const { code, printedErrors } = await terminal.run('metrics', 'export');
    expect([code, printedErrors[0]]).toEqual([2, expect.stringContaining('--to')]);
  });
});

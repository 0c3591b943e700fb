/** @jest-environment node */
import { testsOfEitherEngine, testsWithDatabase } from './database-tests.mjs';

describe('the tests of the server', () => {
  it('that a run on PostgreSQL repeats are those with a database, through however many files', async () => {
    const files = await testsWithDatabase();

    expect(files).toEqual(
      expect.arrayContaining([
        'api/src/domains/contacts/contacts.test.ts',
        'api/src/admin/admin.test.ts',
        'api/src/rights/private-work.test.ts',
        'api/src/platform/database/migrate.test.ts',
      ]),
    );
    expect(files).not.toContain('api/src/platform/source.test.ts');
    expect(files).not.toContain('api/src/content-pack/read/read-pack.test.ts');
  });

  it('that the embedded engine leaves to a run on PostgreSQL are what stands above the database', async () => {
    const files = await testsOfEitherEngine();

    expect(files).toContain('api/src/rights/table.test.ts');
    expect(files).toContain('api/src/domains/contacts/contacts.test.ts');
    expect(files).toContain('api/src/platform/http/uploads.test.ts');
    expect(files.filter((file) => file.includes('/platform/database/'))).toEqual([]);
  });
});

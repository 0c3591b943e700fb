import { testsWithoutDatabase } from './database-tests.mjs';

const left = testsWithoutDatabase();

describe('the tests that a second engine need not run', () => {
  it('are those of rules', () => {
    expect(left).toContain('api/src/platform/source.test.ts');
    expect(left).toContain('api/src/content-pack/read/read-pack.test.ts');
  });

  it('are none that has a database, through however many files', () => {
    const asking = [
      'api/src/domains/contacts/contacts.test.ts',
      'api/src/admin/admin.test.ts',
      'api/src/rights/private-work.test.ts',
      'api/src/platform/database/migrate.test.ts',
    ];

    expect(asking.filter((file) => left.includes(file))).toEqual([]);
  });
});

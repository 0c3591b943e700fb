import { assertServer, databaseProblem } from './database-problem';
import { portProblem } from './port';

const coded = (code: string) => Object.assign(new Error('detail'), { code });
const sentence = (problem: unknown) => (problem as Error).message;

describe('the reason why a server does not start', () => {
  it('is an old PostgreSQL', () => {
    expect(() => assertServer(140_011, ['pg_trgm', 'btree_gin', 'unaccent'])).toThrow(
      'DATABASE_URL names a PostgreSQL 14: it must be 15 or newer.',
    );
    expect(() => assertServer(150_000, ['plpgsql', 'pg_trgm', 'btree_gin', 'unaccent'])).not.toThrow();
  });

  it('is a missing extension', () => {
    expect(() => assertServer(160_002, ['pg_trgm'])).toThrow('lacks btree_gin, unaccent: install');
  });

  it('is a port that this user may not open', () => {
    expect(sentence(portProblem(coded('EACCES'), { host: '0.0.0.0', port: 80 }))).toBe(
      'This user may not open port 80: set PORT to one from 1024 up.',
    );
  });

  it.each(['42501', '25006', '08006', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ETIMEDOUT'])(
    'is shown without the password (%s)',
    (code) => {
      const told = sentence(databaseProblem(coded(code), 'postgres://zoe:hush@db.example.org/mobility'));

      expect(told).toMatch(/db\.example\.org:5432|"zoe" may not make tables in "mobility"/);
      expect(told).not.toMatch(/hush|detail/);
    },
  );

  it('is the original error for a bug', () => {
    const fault = new TypeError('x is not a function');
    expect([databaseProblem(fault, 'postgres://db/x'), portProblem(fault, { host: 'h', port: 1 })]).toEqual([
      fault,
      fault,
    ]);
  });
});

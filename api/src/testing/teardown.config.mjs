import { Client } from 'pg';

/** A real server's template is deleted after the run; the embedded one's file is overwritten by the next. */
export default async function clean() {
  if (!process.env.DATABASE_URL) return;
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${process.env.PASSERELLE_TEST_TEMPLATE} WITH (FORCE)`);
  await client.end();
}

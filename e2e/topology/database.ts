import { Client } from 'pg';

const server = process.env.CI_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

async function ask(statement: string): Promise<void> {
  const client = new Client({ connectionString: server, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(server);
    throw new Error(
      `Two replicas need a PostgreSQL that both reach, and none answers at ${host}: \`apt-get install postgresql\`, or name one in CI_DATABASE_URL.`,
      { cause: error },
    );
  }
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database for this run only, which is dropped afterwards. */
export async function makeDatabase(): Promise<OwnDatabase> {
  const name = `passerelle_topology_${process.pid}`;
  const drop = () => ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await drop();
  await ask(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop };
}

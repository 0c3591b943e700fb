import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../platform/database/connection';
import { migrate } from '../platform/database/migrate';

interface TemplateOptions {
  workerFile: string;
  folder: string;
  databaseUrl: string | undefined;
}

export const onDatabase = (url: string, name: string): string => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
};

export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated, empty database that every test file begins from: a file for the embedded engine, a name on a server. */
export async function makeTemplate({ workerFile, folder, databaseUrl }: TemplateOptions): Promise<string> {
  const say = (): void => undefined;
  if (databaseUrl) {
    const name = `passerelle_template_${process.pid}`;
    await administer(databaseUrl, `CREATE DATABASE ${name}`);
    const { db, close } = await openDatabase({ url: onDatabase(databaseUrl, name), workerFile, say });
    await migrate(db);
    await close();
    return name;
  }
  const { db, dump, close } = await openDatabase({ workerFile, say });
  await migrate(db);
  const file = join(folder, 'template.tar');
  await writeFile(file, await dump!());
  await close();
  return file;
}

import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { FastifyReply } from 'fastify';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { Db } from '../../../platform/database/connection';
import { dispositionOf } from '../../../platform/files/answer-file';
import type { Context } from '../../../platform/http/routes';
import { countExport } from './count-export';
import type { Holding } from './holding';
import { holdings } from './holdings';
import { readNames } from './names';
import { wordsIn } from './words/words';

const inCamels = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

type Row = Record<string, unknown>;

/** What reaches a person's telephone is a key to it. */
const withoutToken = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'token' in value ? { ...value, token: undefined } : value;

const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [inCamels(name), name === 'device' ? withoutToken(value) : value]),
  );

async function readHolding(db: Db, { table, told, of }: Holding, userId: string): Promise<Row[]> {
  const columns = told.map((column) => sql.ref(`${table}.${column}`));
  const { rows } = await sql<Row>`
    SELECT ${sql.join(columns)} FROM ${sql.table(table)} WHERE ${of(userId)} ORDER BY 1
  `.execute(db);
  return rows.map(readable);
}

type Asking = Context<Calls['GET /me/export/everything']>;

/** Table after table, so that nobody's whole life lies in the server's memory at once. */
async function* partsOf({ db, person, locale, now }: Asking): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now.toISO())},"personId":${JSON.stringify(person.id)}`;
  for (const holding of holdings) {
    const rows = await readHolding(db, holding, person.id);
    yield `,\n${JSON.stringify(inCamels(holding.table))}:${JSON.stringify(rows)}`;
  }
  yield `,\n"names":${JSON.stringify(await readNames(db, person.id, locale))}}\n`;
}

/** All that is kept about whoever asks, as the database has it: for another product to read. */
export async function exportEverything(asking: Asking): Promise<FastifyReply> {
  const { db, person, locale, now, reply } = asking;
  await countExport(db, person.id, now);
  const name = `${wordsIn(locale).everythingName}-${now.toISODate()}.json`;
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', dispositionOf('attachment', name))
    .send(Readable.from(partsOf(asking)));
}

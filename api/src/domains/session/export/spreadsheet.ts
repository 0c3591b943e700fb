import type { FastifyReply } from 'fastify';
import writeExcelFile from 'write-excel-file/node';
import type { Calls } from '@passerelle/shared/contract/calls';
import { dispositionOf } from '../../../platform/files/answer-file';
import type { Context } from '../../../platform/http/routes';
import { countExport } from './count-export';
import { type Reader, type ReadSheet, type Sheet, writtenSheet } from './sheet';
import { readActions } from './sheets/actions';
import { readAnswers } from './sheets/answers';
import { readConnections } from './sheets/connections';
import { readContacts } from './sheets/contacts';
import { readDocuments } from './sheets/documents';
import { readJobOffers } from './sheets/job-offers';
import { readNotes } from './sheets/notes';
import { readNotifications } from './sheets/notifications';
import { readProfileSheet } from './sheets/profile';
import { readPrograms } from './sheets/programs';
import { readRewards } from './sheets/rewards';
import { readTasks } from './sheets/tasks';
import { wordsIn } from './words/words';

const readers: readonly ReadSheet[] = [
  readProfileSheet,
  readPrograms,
  readTasks,
  readAnswers,
  readContacts,
  readActions,
  readNotes,
  readJobOffers,
  readDocuments,
  readRewards,
  readNotifications,
  readConnections,
];

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a person sees of themselves in the product, sheet by sheet, in the words of the product. */
export async function exportSpreadsheet(asking: Context<Calls['GET /me/export']>): Promise<FastifyReply> {
  const { db, person, locale, now, reply } = asking;
  await countExport(db, person.id, now);
  const words = wordsIn(locale);
  const reader: Reader = { db, userId: person.id, locale, now, words };
  const sheets: Sheet[] = [];
  for (const read of readers) sheets.push(await read(reader));
  const file = await writeExcelFile(sheets.map((sheet) => writtenSheet(sheet, words))).toBuffer();
  return reply
    .type(contentType)
    .header('content-disposition', dispositionOf('attachment', `${words.fileName}-${now.toISODate()}.xlsx`))
    .send(file);
}

import { DateTime } from 'luxon';
import type { Locale } from '@passerelle/shared/contract';
import type { Calls } from '@passerelle/shared/contract/calls';
import type { StreamTask } from '../../../platform/background/task';
import type { Db } from '../../../platform/database/connection';
import { findPlace } from '../../../platform/database/read-replica';
import type { Context } from '../../../platform/http/routes';
import { spreadsheetType, workbookOf, type Sheet as WrittenSheet } from '../../../platform/spreadsheet/workbook';
import { type Reader, type ReadSheet, writtenSheet } from './sheets/sheet';
import { readActions, readNotes } from './sheets/actions';
import { readAnswers } from './sheets/answers';
import { readNotifications, readConnections } from './sheets/notifications';
import { readContacts } from './sheets/contacts';
import { readDocuments } from './sheets/documents';
import { readJobOffers } from './sheets/job-offers';
import { readProfileSheet } from './sheets/profile';
import { readPrograms } from './sheets/programs';
import { readTasks, readRewards } from './sheets/tasks';
import { labelsIn } from './labels/labels';

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

interface Asked {
  userId: string;
  locale: Locale;
  at: string;
}

async function* exportedWorkbook(db: Db, { userId, locale, at }: Asked): AsyncGenerator<Buffer> {
  const now = DateTime.fromISO(at, { zone: 'utc' });
  if (!now.isValid) throw new Error(`${at} is no moment.`);
  const reader: Reader = { db, userId, locale, now, words: labelsIn(locale) };
  const sheets: WrittenSheet[] = [];
  for (const read of readers) sheets.push(writtenSheet(await read(reader), reader.words));
  yield await workbookOf(sheets);
}

export const spreadsheetTask: StreamTask<Asked> = { name: 'export spreadsheet', stream: exportedWorkbook };

/** A user's own data as shown in the product, sheet by sheet, with the same labels. */
export async function spreadsheetExport({
  person,
  locale,
  now,
  readFromCopy,
  services,
}: Pick<Context<Calls['GET /me/export']>, 'person' | 'locale' | 'now' | 'readFromCopy' | 'services'>) {
  const name = `${labelsIn(locale).fileName}-${now.toISODate()}.xlsx`;
  const from = await findPlace(readFromCopy);
  return {
    file: { name, contentType: spreadsheetType, userId: person.id, kind: `spreadsheet ${locale}` },
    chunks: () => services.background.stream(spreadsheetTask, { userId: person.id, locale, at: now.toISO() }, from),
  };
}

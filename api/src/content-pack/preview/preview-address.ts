import type { Db } from '../../platform/database/connection';
import type { ItemRow } from '../items/read-items';

const pages: Readonly<Record<string, string>> = {
  'terms-of-use': '/terms-of-use',
  'privacy-policy': '/privacy-policy',
  qa: '/faq',
};

/** The task of the participant that has the template’s key, or the first that uses the item. */
async function findTask(db: Db, userId: string, keys: readonly string[]): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const task = await db
    .selectFrom('user_tasks')
    .innerJoin('tasks', 'tasks.id', 'user_tasks.task_id')
    .where('user_tasks.user_id', '=', userId)
    .where('tasks.key', 'in', keys)
    .orderBy('user_tasks.week_index')
    .select('user_tasks.id')
    .executeTakeFirst();
  return task?.id;
}

async function findDocument(db: Db, key: string): Promise<string | undefined> {
  const document = await db
    .selectFrom('library_documents')
    .where('key', '=', key)
    .where('archived_at', 'is', null)
    .orderBy('organization_id', (order) => order.asc().nullsLast())
    .select('id')
    .executeTakeFirst();
  return document?.id;
}

interface Shown {
  userId: string;
  /** Keys of the tasks that the item is or is used in. */
  tasks: readonly string[];
}

/** The page of the product that shows an item, in the preview. */
export async function pathOfItem(db: Db, { kind, key }: ItemRow, { userId, tasks }: Shown): Promise<string> {
  switch (kind) {
    case 'tasks':
    case 'surveys': {
      const task = await findTask(db, userId, tasks);
      return task === undefined ? '/' : `/program/task/${task}`;
    }
    case 'library': {
      const document = await findDocument(db, key);
      return document === undefined ? '/library' : `/library/${document}`;
    }
    case 'faq':
      return '/faq';
    case 'pages':
      return pages[key] ?? '/';
    case 'programs':
    case 'trades':
      return '/';
  }
}

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SubTask } from '@passerelle/shared/contract';
import { uploadDocument } from '../../../domains/library/upload-document';
import type { Reader } from '../../../domains/tasks/reader';
import { updateSubTask } from '../../../domains/tasks/work-on-sub-task';
import { validateSubTask } from '../../../domains/tasks/work-on-sub-task';
import { packFolder } from '../../content/folder';
import type { Demo } from '../../world';

interface Step {
  taskId: string;
  taskName: string;
  step: SubTask;
}

const path = join(packFolder('bois-et-rives'), 'library/files/cv-template.docx');

/** Hands in what a step asks for, under the name of its task. */
export async function handIn({ services }: Demo, reader: Reader, { taskId, taskName, step }: Step): Promise<void> {
  const { db, userId, locale, now } = reader;
  const sent = step.userSubTask.documents.length;
  const title = sent === 0 ? taskName : `${taskName} ${sent + 1}`;
  const document = await uploadDocument(db, {
    ...{ userId, locale, now, files: services.files },
    body: { name: title, subTaskId: step.id },
    document: {
      path,
      size: (await stat(path)).size,
      name: `${title}.docx`,
      extension: 'docx',
    },
  });
  const { validationToken } = step.userSubTask;
  if (validationToken) await validateSubTask(reader, validationToken, { document });
  else await updateSubTask(reader, { taskId, subTaskId: step.id }, { document });
}

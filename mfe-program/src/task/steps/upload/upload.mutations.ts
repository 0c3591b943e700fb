import { personStorage, send } from '@passerelle/shared/client';
import type { SubTask, TaskFamily } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { libraryTypeOf } from '@passerelle/shared/contract/rules/content/library';
import { currentLocale } from '@passerelle/shared/i18n';

/** A document that the server has, but that is not attached to its step yet. */
export interface SentDocument {
  id: string;
  name: string;
}

const isSent = (value: unknown): value is SentDocument =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  typeof value.id === 'string' &&
  typeof value.name === 'string';

const keyOf = (step: SubTask): string => `upload.${step.id}`;

/** Remembers a document that was sent before a failure or a reload, so that it is not sent twice. */
export const unfinishedUpload = {
  read(step: SubTask): SentDocument | null {
    const stored = personStorage.read(keyOf(step));
    return isSent(stored) ? stored : null;
  },
  write: (step: SubTask, document: SentDocument): void => void personStorage.write(keyOf(step), document),
  erase: (step: SubTask): void => personStorage.erase(keyOf(step)),
};

export async function sendFile(file: File, step: SubTask, family: TaskFamily): Promise<SentDocument> {
  const { id, name } = await send('POST /me/library', {
    files: { document: file },
    body: {
      name: file.name.slice(0, limits.titleLength),
      family,
      language: step.language ?? currentLocale(),
      type: libraryTypeOf(file.type),
      subTaskId: step.id,
    },
  });
  return { id, name };
}

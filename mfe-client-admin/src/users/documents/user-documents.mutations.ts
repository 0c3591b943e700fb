import { send } from '@passerelle/shared/client';
import type { UserFile } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { libraryTypeOf } from '@passerelle/shared/contract/rules/content/library';
import { currentLocale } from '@passerelle/shared/i18n';

export const uploadDocument = (userId: string, file: File): Promise<UserFile> =>
  send('POST /users/:userId/library', {
    params: { userId },
    files: { document: file },
    body: {
      name: file.name.slice(0, limits.titleLength),
      language: currentLocale(),
      type: libraryTypeOf(file.type),
    },
  });

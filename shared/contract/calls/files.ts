import { Type } from 'typebox';
import { defineCalls } from '../call';
import { Id } from '../fields';

export const fileCalls = defineCalls({
  // Every address of a kept file leads here, pictures and documents alike: what a person may not see answers 404.
  'GET /files/:fileId': {
    summary: 'The bytes of a file.',
    params: Type.Object({ fileId: Id }),
    query: Type.Object({ download: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
    produces: 'application/octet-stream',
  },
  // A mail is read where nobody is signed in, by programs that show no SVG.
  'GET /logos/:fileId': {
    summary: 'The logo of an organisation as mails show it, for anyone.',
    params: Type.Object({ fileId: Id }),
    produces: 'image/png',
  },
});

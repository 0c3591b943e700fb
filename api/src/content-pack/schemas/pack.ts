import { type Static, Type } from 'typebox';
import { closed, Language, PackTitle } from './fields';

/** `pack.yaml` */
export const PackFile = Type.Object(
  {
    name: PackTitle,
    version: Type.String({ minLength: 1, maxLength: 40, expects: 'a text between quotes, such as "1.0"' }),
    locales: Type.Array(Language, { minItems: 1, uniqueItems: true, expects: 'a list of languages, each once' }),
    uses: Type.Optional(
      Type.Array(
        Type.String({
          pattern: '^(surveys|library)/[a-z0-9]+(-[a-z0-9]+)*$',
          expects: 'surveys/ or library/ and a name',
        }),
        { uniqueItems: true, expects: 'a list of what other packs bring, each once' },
      ),
    ),
  },
  closed,
);
export type PackFile = Static<typeof PackFile>;

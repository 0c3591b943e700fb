import { textLocales } from '@passerelle/shared/contract/enums/locales';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportFormat, Locale, UserImportField } from '@passerelle/shared/contract';
import { byteOrderMark } from '@passerelle/shared/contract/rules/common/csv';
import { type Row, spreadsheetType, workbookOf } from '../../../platform/spreadsheet/workbook';
import { csvLines, headText, separatorIn } from '../../../platform/spreadsheet/write-csv';
import { translated } from '../../../platform/text/words';

/** The e-mail of the template's example row, which an import skips when it is left in the file. */
export const exampleEmail = 'camille.exemple@exemple.invalid';

type Column = readonly [field: UserImportField, title: MessageDescriptor, example: MessageDescriptor | string];
const columns: readonly Column[] = [
  ['lastName', msg`Nom`, msg`Exemple`],
  ['firstName', msg`Prénom`, 'Camille'],
  ['email', msg`E‑mail`, exampleEmail],
  ['gender', msg`Genre`, msg`Femme`],
  ['phone', msg`Téléphone`, '06 12 34 56 78'],
  ['role', msg`Rôle`, msg`Participant`],
  ['groups', msg`Groupes`, msg`Lyon | Usine`],
  ['managedGroups', msg`Groupes gérés`, ''],
  ['program', msg`Programme`, msg`Parcours mobilité`],
  ['birthday', msg`Date de naissance`, '03/04/1980'],
  ['jobTitle', msg`Intitulé du poste`, msg`Opératrice de production`],
  ['jobLevel', msg`Statut`, msg`ETAM`],
  ['position', msg`Fonction`, msg`Cheffe d’équipe`],
  ['manager', msg`Manager`, 'manager@exemple.invalid'],
  ['hrRepresentative', msg`Référent RH`, msg`rrh@exemple.invalid`],
  ['annualSalaryWithoutTax', msg`Salaire annuel brut`, '32 500'],
  ['entryOnDutyDate', msg`Date d’entrée en fonction`, '01/09/2015'],
  ['companyGroup', msg`Groupe de l’entreprise`, msg`Bois et Rives`],
  ['companyName', msg`Entreprise`, msg`Site de Lyon`],
  ['street', msg`Adresse`, '3 rue des Lilas'],
  ['zipCode', msg`Code postal`, '69003'],
  ['city', msg({ context: 'modèle d’import', message: 'Ville' }), 'Lyon'],
];

const words = translated({
  name: msg`modele-import-utilisateurs`,
  sheet: msg`Utilisateurs`,
  columns,
});

/** The titles of the template in every language, so that a filled template is read in each. */
export const templateTitles = (): (readonly [field: UserImportField, title: string])[] =>
  textLocales.flatMap((locale) => words(locale).columns.map(([field, title]) => [field, title] as const));

export interface MadeFile {
  name: string;
  contentType: string;
  chunks: () => AsyncIterable<string | Uint8Array>;
}

const WIDTH = 24;

/** Every column, with an example line. */
export function importTemplate(locale: Locale, format: ImportFormat): MadeFile {
  const { name, sheet, ...table } = words(locale);
  const titles = table.columns.map(([, title]) => headText(title));
  const examples = table.columns.map(([, , example]) => example);
  if (format === 'xlsx') {
    const row: Row = examples.map((value) => ({ kind: 'typed', value }));
    const headings = titles.map((title) => [title, WIDTH] as const);
    return {
      name: `${name}.xlsx`,
      contentType: spreadsheetType,
      chunks: async function* () {
        yield await workbookOf([{ name: sheet, columns: headings, rows: [[row]] }], { isForm: true });
      },
    };
  }
  return {
    name: `${name}.csv`,
    contentType: 'text/csv; charset=utf-8',
    // oxlint-disable-next-line typescript/require-await -- two lines that are there already.
    chunks: async function* () {
      yield byteOrderMark + csvLines([titles, examples], separatorIn(locale));
    },
  };
}

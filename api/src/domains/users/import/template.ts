import type { ImportFormat, Locale, TextLocale, UserImportField } from '@passerelle/shared/contract';
import { byteOrderMark } from '@passerelle/shared/contract/rules/common/csv';
import { type Row, spreadsheetType, workbookOf } from '../../../platform/spreadsheet/workbook';
import { csvLines } from '../../../platform/spreadsheet/write-csv';
import { inTextLocale } from '../../../platform/text/text';

/** The e-mail of the template's example row, which an import skips when it is left in the file. */
export const exampleEmail = 'camille.exemple@exemple.invalid';

interface Words {
  name: string;
  sheet: string;
  separator: ';' | ',';
  columns: readonly (readonly [field: UserImportField, title: string, example: string])[];
}

const fr: Words = {
  name: 'modele-import-utilisateurs',
  sheet: 'Utilisateurs',
  separator: ';',
  columns: [
    ['lastName', 'Nom', 'Exemple'],
    ['firstName', 'Prénom', 'Camille'],
    ['email', 'E-mail', exampleEmail],
    ['gender', 'Genre', 'Femme'],
    ['phone', 'Téléphone', '06 12 34 56 78'],
    ['role', 'Rôle', 'Participant'],
    ['groups', 'Groupes', 'Lyon | Usine'],
    ['managedGroups', 'Groupes gérés', ''],
    ['program', 'Programme', 'Parcours mobilité'],
    ['birthday', 'Date de naissance', '03/04/1980'],
    ['jobTitle', 'Intitulé du poste', 'Opératrice de production'],
    ['jobLevel', 'Statut', 'ETAM'],
    ['position', 'Fonction', 'Cheffe d’équipe'],
    ['manager', 'Manager', 'manager@exemple.invalid'],
    ['hrRepresentative', 'Référent RH', 'rrh@exemple.invalid'],
    ['annualSalaryWithoutTax', 'Salaire annuel brut', '32 500'],
    ['entryOnDutyDate', 'Date d’entrée en fonction', '01/09/2015'],
    ['companyGroup', 'Groupe de l’entreprise', 'Bois et Rives'],
    ['companyName', 'Entreprise', 'Site de Lyon'],
    ['street', 'Adresse', '3 rue des Lilas'],
    ['zipCode', 'Code postal', '69003'],
    ['city', 'Ville', 'Lyon'],
  ],
};

const en: Words = {
  name: 'users-import-template',
  sheet: 'Users',
  separator: ',',
  columns: [
    ['lastName', 'Last name', 'Example'],
    ['firstName', 'First name', 'Camille'],
    ['email', 'E-mail', exampleEmail],
    ['gender', 'Gender', 'Woman'],
    ['phone', 'Phone', '06 12 34 56 78'],
    ['role', 'Role', 'Participant'],
    ['groups', 'Groups', 'Lyon | Plant'],
    ['managedGroups', 'Managed groups', ''],
    ['program', 'Programme', 'Mobility path'],
    ['birthday', 'Birthday', '03/04/1980'],
    ['jobTitle', 'Job title', 'Machine operator'],
    ['jobLevel', 'Job status', 'ETAM'],
    ['position', 'Position', 'Team leader'],
    ['manager', 'Manager', 'manager@exemple.invalid'],
    ['hrRepresentative', 'HR representative', 'hr@exemple.invalid'],
    ['annualSalaryWithoutTax', 'Gross annual salary', '32 500'],
    ['entryOnDutyDate', 'Start date in this post', '01/09/2015'],
    ['companyGroup', 'Company group', 'Wood and Shore'],
    ['companyName', 'Company', 'Lyon site'],
    ['street', 'Address', '3 rue des Lilas'],
    ['zipCode', 'Postal code', '69003'],
    ['city', 'City', 'Lyon'],
  ],
};

const words: Record<TextLocale, Words> = { fr, en };

export interface MadeFile {
  name: string;
  contentType: string;
  chunks: () => AsyncIterable<string | Uint8Array>;
}

const WIDTH = 24;

/** Every column, with an example line. */
export function importTemplate(locale: Locale, format: ImportFormat): MadeFile {
  const { name, sheet, separator, columns } = inTextLocale(words, locale);
  const titles = columns.map(([, title]) => title);
  const examples = columns.map(([, , example]) => example);
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
      yield byteOrderMark + csvLines([titles, examples], separator);
    },
  };
}

import type { ImportCode, Locale, TextLocale, UserImportField } from '@passerelle/shared/contract';
import { inTextLocale } from '../../../platform/text/text';

interface Fault {
  field: UserImportField;
  code: ImportCode;
}

interface Words {
  codes: Record<ImportCode, string>;
  /** Where a field needs a more specific message than its code. */
  fields: Partial<Record<`${UserImportField} ${ImportCode}`, string>>;
}

const fr: Words = {
  codes: {
    required: 'Champ requis',
    format: 'Cette valeur n’a pas la forme attendue.',
    duplicate: 'Cette valeur existe déjà.',
    tooShort: 'Cette valeur est trop courte.',
    tooLong: 'Ce texte est trop long.',
    tooSmall: 'Ce nombre est trop petit.',
    tooLarge: 'Ce nombre est trop grand.',
    tooMany: 'Il y a trop de valeurs.',
    notAllowed: 'Cette valeur n’est pas acceptée.',
    unknown: 'Cette valeur n’est pas connue.',
    future: 'Cette date est dans le futur.',
    password: 'Veuillez entrer un mot de passe valide',
    common: 'Ce mot de passe est trop courant.',
    serialDate:
      'Ce nombre est une date telle qu’un tableur la compte. Donnez à la cellule le format Date, ou écrivez jour/mois/année.',
    noSuchDay: 'Ce jour n’existe pas dans le calendrier.',
    lostZero:
      'Le 0 ou le + du début manque : un tableur l’a retiré. Donnez à la cellule le format Texte, ou écrivez +33 6 12 34 56 78.',
    ambiguous: 'Plusieurs portent ce nom.',
    notGrantable: 'Vous ne pouvez pas donner ce rôle.',
    repeated: 'Cette adresse figure déjà plus haut dans le fichier.',
    notImported: 'La ligne de cette personne, dans ce fichier, est refusée : corrigez-la aussi.',
    circular: 'Des personnes de ce fichier se désignent les unes les autres, ou se désignent elles-mêmes.',
    noSeat: 'Plus de place dans les packs qui proposent ce programme, ou packs hors de leur période.',
    otherGroups: 'Les packs qui proposent ce programme sont réservés à d’autres groupes.',
  },
  fields: {
    'email format': 'Veuillez entrer une adresse email valide',
    'email duplicate': 'L’email indiqué est déjà utilisé par un autre utilisateur.',
    'phone format': 'Un numéro se compose de chiffres, d’espaces et de +, par exemple 06 12 34 56 78.',
    'birthday required': 'Une date de naissance est requise, par exemple 03/04/1980.',
    'birthday format': 'Une date s’écrit jour/mois/année, par exemple 03/04/1980.',
    'entryOnDutyDate format': 'Une date s’écrit jour/mois/année, par exemple 03/04/2015.',
    'birthday future': 'Une date de naissance ne peut pas être dans le futur.',
    'annualSalaryWithoutTax format': 'Un salaire s’écrit en chiffres, par exemple 32 500.',
    'gender notAllowed': 'Écrivez Homme ou Femme.',
    'zipCode lostZero':
      'Un code postal français a cinq chiffres : un tableur a retiré le 0 du début. Écrivez-le en entier (01000), dans une cellule au format Texte. D’un autre pays, ajoutez sa lettre (B-1000).',
    'role notAllowed': 'Écrivez Participant, Manager ou RRH.',
    'jobLevel notAllowed': 'Écrivez Ouvrier ou employé, ETAM ou Cadre.',
    'groups unknown': 'Aucun de vos groupes ne porte ce nom.',
    'groups ambiguous': 'Plusieurs de vos groupes portent ce nom : renommez-en un.',
    'managedGroups required': 'Un manager ou un RRH gère au moins un groupe.',
    'managedGroups unknown': 'Aucun de vos groupes ne porte ce nom.',
    'managedGroups ambiguous': 'Plusieurs de vos groupes portent ce nom : renommez-en un.',
    'managedGroups notAllowed': 'Un participant ne gère pas de groupe.',
    'program unknown': 'Aucun programme de vos packs de licences ne porte ce titre.',
    'program ambiguous':
      'Plusieurs programmes de vos packs portent ce titre : laissez la case vide, et choisissez-le depuis la fiche.',
    'program notAllowed': 'Seul un participant suit un programme.',
    'manager unknown':
      'Personne n’a ce nom ou cet e‑mail dans votre équipe, ni parmi les managers et RRH de ce fichier.',
    'manager ambiguous': 'Plusieurs personnes portent ce nom : écrivez l’e‑mail.',
    'hrRepresentative unknown':
      'Personne n’a ce nom ou cet e‑mail dans votre équipe, ni parmi les managers et RRH de ce fichier.',
    'hrRepresentative ambiguous': 'Plusieurs personnes portent ce nom : écrivez l’e‑mail.',
  },
};

const en: Words = {
  codes: {
    required: 'Required field',
    format: 'This value does not have the expected form.',
    duplicate: 'This value already exists.',
    tooShort: 'This value is too short.',
    tooLong: 'This text is too long.',
    tooSmall: 'This number is too small.',
    tooLarge: 'This number is too large.',
    tooMany: 'There are too many values.',
    notAllowed: 'This value is not accepted.',
    unknown: 'This value is not known.',
    future: 'This date is in the future.',
    password: 'Please enter a valid password',
    common: 'This password is too common.',
    serialDate:
      'This number is a date as a spreadsheet counts it. Give the cell the format Date, or write day/month/year.',
    noSuchDay: 'This day does not exist in the calendar.',
    lostZero:
      'The 0 or + at the beginning is missing: a spreadsheet has dropped it. Give the cell the format Text, or write +33 6 12 34 56 78.',
    ambiguous: 'Several have this name.',
    notGrantable: 'You cannot give this role.',
    repeated: 'This address stands further up in the file already.',
    notImported: 'The row of this person in this file is refused: correct it too.',
    circular: 'People of this file name each other, or themselves.',
    noSeat: 'No seat left in the packs that offer this programme, or packs outside their period.',
    otherGroups: 'The packs that offer this programme are for other groups.',
  },
  fields: {
    'email format': 'Please enter a valid e‑mail address',
    'email duplicate': 'The e‑mail address is already used by another user.',
    'phone format': 'A number consists of figures, spaces and +, such as 06 12 34 56 78.',
    'birthday required': 'A date of birth is required, such as 03/04/1980.',
    'birthday format': 'A date is written day/month/year, such as 03/04/1980.',
    'entryOnDutyDate format': 'A date is written day/month/year, such as 03/04/2015.',
    'birthday future': 'A date of birth cannot be in the future.',
    'annualSalaryWithoutTax format': 'A salary is written in figures, such as 32 500.',
    'gender notAllowed': 'Write Man or Woman.',
    'zipCode lostZero':
      'A French postal code has five figures: a spreadsheet has dropped the 0 at the beginning. Write it in full (01000), in a cell with the format Text. For another country add its letter (B-1000).',
    'role notAllowed': 'Write Participant, Manager or HR manager.',
    'jobLevel notAllowed': 'Write Worker or employee, ETAM or Executive.',
    'groups unknown': 'None of your groups has this name.',
    'groups ambiguous': 'Several of your groups have this name: rename one.',
    'managedGroups required': 'A manager or HR manager manages at least one group.',
    'managedGroups unknown': 'None of your groups has this name.',
    'managedGroups ambiguous': 'Several of your groups have this name: rename one.',
    'managedGroups notAllowed': 'A participant manages no group.',
    'program unknown': 'No programme of your licence packs has this title.',
    'program ambiguous':
      'Several programmes of your packs have this title: leave the cell empty, and choose it on the person’s page.',
    'program notAllowed': 'Only a participant follows a programme.',
    'manager unknown':
      'Nobody has this name or e‑mail on your staff, nor among the managers and HR managers of this file.',
    'manager ambiguous': 'Several people have this name: write the e‑mail.',
    'hrRepresentative unknown':
      'Nobody has this name or e‑mail on your staff, nor among the managers and HR managers of this file.',
    'hrRepresentative ambiguous': 'Several people have this name: write the e‑mail.',
  },
};

const words: Record<TextLocale, Words> = { fr, en };

/** A cell's error as a sentence in the user's language. */
export function errorSentence(locale: Locale, { field, code }: Fault): string {
  const { codes, fields } = inTextLocale(words, locale);
  return fields[`${field} ${code}`] ?? codes[code];
}

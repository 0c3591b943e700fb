import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ImportCode, Locale, UserImportField } from '@passerelle/shared/contract';
import { translated } from '../../../platform/text/words';

interface Fault {
  field: UserImportField;
  code: ImportCode;
}

/** Messages for fields that need a more specific one than that of the code. */
const fieldMessages: Partial<Record<`${UserImportField} ${ImportCode}`, MessageDescriptor>> = {
  'email format': msg`Veuillez entrer une adresse email valide`,
  'email duplicate': msg`L’email indiqué est déjà utilisé par un autre utilisateur.`,
  'phone format': msg`Un numéro se compose de chiffres, d’espaces et de +, par exemple 06 12 34 56 78.`,
  'birthday required': msg`Une date de naissance est requise, par exemple 03/04/1980.`,
  'birthday format': msg`Une date s’écrit jour/mois/année, par exemple 03/04/1980.`,
  'entryOnDutyDate format': msg`Une date s’écrit jour/mois/année, par exemple 03/04/2015.`,
  'birthday future': msg`Une date de naissance ne peut pas être dans le futur.`,
  'annualSalaryWithoutTax format': msg`Un salaire s’écrit en chiffres, par exemple 32 500.`,
  'gender notAllowed': msg`Écrivez Homme ou Femme.`,
  'zipCode lostZero': msg`Un code postal français a cinq chiffres : un tableur a retiré le 0 du début. Écrivez-le en entier (01000), dans une cellule au format Texte. D’un autre pays, ajoutez sa lettre (B-1000).`,
  'role notAllowed': msg`Écrivez Participant, Manager ou RRH.`,
  'jobLevel notAllowed': msg`Écrivez Ouvrier ou employé, ETAM ou Cadre.`,
  'groups unknown': msg`Aucun de vos groupes ne porte ce nom.`,
  'groups ambiguous': msg`Plusieurs de vos groupes portent ce nom : renommez-en un.`,
  'managedGroups required': msg`Un manager ou un RRH gère au moins un groupe.`,
  'managedGroups unknown': msg`Aucun de vos groupes ne porte ce nom.`,
  'managedGroups ambiguous': msg`Plusieurs de vos groupes portent ce nom : renommez-en un.`,
  'managedGroups notAllowed': msg`Un participant ne gère pas de groupe.`,
  'program unknown': msg`Aucun programme de vos packs de licences ne porte ce titre.`,
  'program ambiguous': msg`Plusieurs programmes de vos packs portent ce titre : laissez la case vide, et choisissez-le depuis la fiche.`,
  'program notAllowed': msg`Seul un participant suit un programme.`,
  'manager unknown': msg`Personne n’a ce nom ou cet e‑mail dans votre équipe, ni parmi les managers et RRH de ce fichier.`,
  'manager ambiguous': msg`Plusieurs personnes portent ce nom : écrivez l’e‑mail.`,
  'hrRepresentative unknown': msg`Personne n’a ce nom ou cet e‑mail dans votre équipe, ni parmi les managers et RRH de ce fichier.`,
  'hrRepresentative ambiguous': msg`Plusieurs personnes portent ce nom : écrivez l’e‑mail.`,
};

const words = translated({
  codes: {
    required: msg`Champ requis`,
    format: msg`Cette valeur n’a pas la forme attendue.`,
    duplicate: msg`Cette valeur existe déjà.`,
    tooShort: msg`Cette valeur est trop courte.`,
    tooLong: msg`Ce texte est trop long.`,
    tooSmall: msg`Ce nombre est trop petit.`,
    tooLarge: msg`Ce nombre est trop grand.`,
    tooMany: msg`Il y a trop de valeurs.`,
    notAllowed: msg`Cette valeur n’est pas acceptée.`,
    unknown: msg`Cette valeur n’est pas connue.`,
    future: msg`Cette date est dans le futur.`,
    password: msg`Veuillez entrer un mot de passe valide`,
    common: msg`Ce mot de passe est trop courant.`,
    serialDate: msg`Ce nombre est une date telle qu’un tableur la compte. Donnez à la cellule le format Date, ou écrivez jour/mois/année.`,
    noSuchDay: msg`Ce jour n’existe pas dans le calendrier.`,
    lostZero: msg`Le 0 ou le + du début manque : un tableur l’a retiré. Donnez à la cellule le format Texte, ou écrivez +33 6 12 34 56 78.`,
    ambiguous: msg`Plusieurs portent ce nom.`,
    notGrantable: msg`Vous ne pouvez pas donner ce rôle.`,
    repeated: msg`Cette adresse figure déjà plus haut dans le fichier.`,
    notImported: msg`La ligne de cette personne, dans ce fichier, est refusée : corrigez-la aussi.`,
    circular: msg`Des personnes de ce fichier se désignent les unes les autres, ou se désignent elles-mêmes.`,
    noSeat: msg`Plus de place dans les packs qui proposent ce programme, ou packs hors de leur période.`,
    otherGroups: msg`Les packs qui proposent ce programme sont réservés à d’autres groupes.`,
  } satisfies Record<ImportCode, MessageDescriptor>,
  fields: fieldMessages,
});

/** A cell's error as a sentence in the user's language. */
export function errorSentence(locale: Locale, { field, code }: Fault): string {
  const { codes, fields } = words(locale);
  return fields[`${field} ${code}`] ?? codes[code];
}

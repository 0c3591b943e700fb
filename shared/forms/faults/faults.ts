import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { FieldCode } from '@passerelle/shared/contract';
import { fieldCodes } from '@passerelle/shared/contract/enums/errors';

/** Type of a field's value, as far as its messages depend on it. */
export type FieldKind = 'text' | 'email' | 'phone' | 'password' | 'date' | 'number' | 'choice' | 'file';

/** Words of one field where the general ones would not help. */
export type FieldTexts = Partial<Record<FieldCode, string>>;

type ByKind = { other: MessageDescriptor } & Partial<Record<FieldKind, MessageDescriptor>>;

/** The texts of the specification stand here letter for letter, typography aside. */
const texts: Record<FieldCode, ByKind> = {
  required: { other: msg`Champ requis` },
  format: {
    email: msg`Veuillez entrer une adresse email valide`,
    password: msg`Veuillez entrer un mot de passe valide`,
    phone: msg`Veuillez entrer un numéro de téléphone valide`,
    date: msg`Veuillez entrer une date valide`,
    number: msg`Veuillez entrer un nombre`,
    other: msg`Veuillez vérifier ce champ`,
  },
  password: { other: msg`Veuillez entrer un mot de passe valide` },
  common: { other: msg`Ce mot de passe est trop courant : choisissez-en un que personne ne devinera.` },
  duplicate: {
    email: msg`L’email indiqué est déjà utilisé par un autre utilisateur.`,
    file: msg`Un fichier porte déjà ce nom`,
    other: msg`Cette valeur est déjà prise`,
  },
  tooShort: { other: msg`Ce texte est trop court` },
  tooLong: { other: msg`Ce texte est trop long` },
  tooSmall: { date: msg`Cette date est trop lointaine`, other: msg`Ce nombre est trop petit` },
  tooLarge: {
    date: msg`Cette date est trop lointaine`,
    file: msg`Ce fichier est trop lourd`,
    other: msg`Ce nombre est trop grand`,
  },
  tooMany: { other: msg`Il y en a trop` },
  notAllowed: { file: msg`Ce type de fichier n’est pas accepté`, other: msg`Ce choix n’est pas possible` },
  unknown: { other: msg`Ce champ n’est pas attendu` },
  future: { other: msg`Cette date ne peut pas être dans le futur` },
};

export const faultMessage = (code: FieldCode, kind: FieldKind): MessageDescriptor =>
  texts[code][kind] ?? texts[code].other;

/** The words for a fault, in the language of the page. */
export function useFaultText(): (fault: Fault, kind?: FieldKind, words?: FieldTexts) => string {
  const { _: translate } = useLingui();
  return useCallback(
    (fault, kind = 'text', words = {}) =>
      typeof fault === 'object' ? fault.text : (words[fault] ?? translate(faultMessage(fault, kind))),
    [translate],
  );
}

/** An error of a field: one of the contract's codes, or a sentence for errors that only this form has. */
export type Fault = FieldCode | { text: string };

/** By the field's dotted path. */
export type Faults = Readonly<Record<string, Fault | undefined>>;

export const isFault = (value: unknown): value is Fault =>
  fieldCodes.some((code) => code === value) || (typeof value === 'object' && value !== null && 'text' in value);

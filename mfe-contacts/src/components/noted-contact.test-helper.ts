import type { Contact } from '@passerelle/shared/contract';
import { aContact } from '@passerelle/shared/testing';

/** Fields chosen from a list, counted or derived: each screen shows them in its own way. */
const exchanges = ['lastExchangeAt', 'nextExchangeAt'];
const others = ['id', 'type', 'civility', 'occupation', 'referrer', ...exchanges, 'createdAt', 'updatedAt'];

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts that can be noted of a contact, each by the path of its field; a field that is added is one of them. */
const textsIn = (fields: object, path = ''): [path: string, text: string][] =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (isGroup(value)) return textsIn(value, `${path}${name}.`);
    const isText = value === null || typeof value === 'string';
    return isText && !others.includes(name) ? [[`${path}${name}`, `texte ${path}${name}`]] : [];
  });
export const notedTexts = textsIn(aContact());

/** A contact with all of these fields filled in. */
export const aNotedContact = (): Contact => {
  const filled = (fields: object, path = ''): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        isGroup(value) ? filled(value, `${path}${name}.`) : (new Map(notedTexts).get(`${path}${name}`) ?? value),
      ]),
    );
  return filled(aContact()) as Contact;
};

import { fieldCodes, type FieldCode } from '@passerelle/shared/contract';

/** What is wrong with a field: one of the contract's codes, or a sentence where a form has something of its own to say. */
export type Fault = FieldCode | { text: string };

/** By the field's dotted path. */
export type Faults = Readonly<Record<string, Fault | undefined>>;

export const isFault = (value: unknown): value is Fault =>
  fieldCodes.some((code) => code === value) || (typeof value === 'object' && value !== null && 'text' in value);

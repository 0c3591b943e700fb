import Type, { type TSchema } from 'typebox';
import type { Failure as WireFailure } from '@passerelle/shared/contract';
import type { Failure } from './failure';
import type { Locale } from './locale';
import { messageIn } from './messages';

export const successSchema = (data: TSchema) => Type.Object({ data });

export function failureBody({ code, details }: Failure, locale: Locale): WireFailure {
  const message = messageIn(locale, details.message ?? code);
  return { error: { code, message, ...(details.fields && { fields: details.fields }) } };
}

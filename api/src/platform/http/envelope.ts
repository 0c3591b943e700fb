import { Type, type TSchema } from 'typebox';
import type { Call, Failure as WireFailure } from '@passerelle/shared/contract';
import type { Failure } from '../failure';
import type { Locale } from './locale';
import { messageIn } from '../failure-messages';

const constants = (beside: Call['beside'] = {}) =>
  Object.fromEntries(Object.entries(beside).map(([name, value]) => [name, Type.Literal(value)]));

export const successSchema = (data: TSchema, beside?: Call['beside']) => Type.Object({ ...constants(beside), data });

export function failureBody({ code, details }: Failure, locale: Locale): WireFailure {
  const { fields, figures } = details;
  const message = messageIn(locale, details.message ?? code, figures);
  return { error: { code, message, ...(figures && { figures }), ...(fields && { fields }) } };
}

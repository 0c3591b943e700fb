import type { SubTaskUpdate } from '@passerelle/shared/contract';
import { failure } from '../../platform/http/failure';

const refuse = (field: keyof SubTaskUpdate, code: 'required' | 'notAllowed') =>
  failure('invalid', { fields: { [field]: code } });

const parts = ['document', 'surveyResponses'] as const;

/** Whatever was sent beside what the step asks for. */
export function refuseBeside(body: SubTaskUpdate, wanted?: keyof SubTaskUpdate): void {
  const other = parts.find((part) => part !== wanted && body[part]);
  if (other) throw refuse(other, 'notAllowed');
}

/** The part that the step asks for, alone. */
export function readPart<F extends keyof SubTaskUpdate>(body: SubTaskUpdate, field: F): NonNullable<SubTaskUpdate[F]> {
  refuseBeside(body, field);
  const value = body[field];
  if (!value) throw refuse(field, 'required');
  return value;
}

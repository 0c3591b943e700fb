import type { UserSelection } from '@passerelle/shared/contract';
import { failure, type Failure } from '../../../platform/failure';

/** People by id or by a search, never both; for a search also the shown number of people. */
export function assertSelection({ ids, query, count, except }: UserSelection): void {
  if (ids === undefined && query === undefined) throw failure('invalid', { fields: { 'selection.ids': 'required' } });
  if (ids !== undefined && query !== undefined) {
    throw failure('invalid', { fields: { 'selection.query': 'notAllowed' } });
  }
  if (query !== undefined && count === undefined) {
    throw failure('invalid', { fields: { 'selection.count': 'required' } });
  }
  if (ids !== undefined && except !== undefined) {
    throw failure('invalid', { fields: { 'selection.except': 'notAllowed' } });
  }
}

/** The search finds another number of people than was shown. */
export const selectionChanged = (present: number): Failure =>
  failure('conflict', {
    message: 'selectionChanged',
    figures: { count: present },
    fields: { 'selection.count': 'notAllowed' },
  });

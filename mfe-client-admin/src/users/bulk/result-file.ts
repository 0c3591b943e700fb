import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BulkAction, BulkPerson } from '@passerelle/shared/contract';
import { byteOrderMark, csvLine } from '@passerelle/shared/contract/rules/common/csv';

import { bulkSkipText } from './bulk-skips';

const outcomes: Record<BulkPerson['outcome'], MessageDescriptor> = {
  done: msg`Fait`,
  skipped: msg`Laissé de côté`,
  pending: msg`Pas encore traité`,
};

type Translate = (message: MessageDescriptor) => string;

/** The outcome of each person as CSV. A person outside the viewer's scope has a line without a name. */
export function resultFile({ kind }: Pick<BulkAction, 'kind'>, people: readonly BulkPerson[], t: Translate): string {
  const heads = [msg`Nom`, msg`Prénom`, msg`Résultat`, msg`Raison`].map(t);
  const rows = people.map(({ lastName, firstName, outcome, reason }) => [
    lastName,
    firstName,
    t(outcomes[outcome]),
    reason === null ? '' : t(bulkSkipText(reason, kind)),
  ]);
  return byteOrderMark + [heads, ...rows].map((row) => csvLine(row, ';')).join('');
}

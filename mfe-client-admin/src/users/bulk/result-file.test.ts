import type { BulkPerson } from '@passerelle/shared/contract';
import { resultFile } from './result-file';

const people: BulkPerson[] = [
  { id: 'a', firstName: 'Amel', lastName: '=Roy; Ben', outcome: 'done', reason: null },
  { id: null, firstName: '', lastName: '', outcome: 'skipped', reason: 'alreadySet' },
];

it('has a line for each person, and no formula', () => {
  const text = resultFile({ kind: 'handOver' }, people, (message) => message.message ?? message.id);

  expect(text.split('\r\n')).toEqual([
    '\uFEFFNom;Prénom;Résultat;Raison',
    '"\'=Roy; Ben";Amel;Fait;',
    ';;Laissé de côté;Déjà suivie ainsi',
    '',
  ]);
});

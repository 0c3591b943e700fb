import { anAppointment } from '@passerelle/shared/testing';

import { withMoves } from './moves';

const before = anAppointment({ version: 3 });
const moved = { ...before, date: '2026-11-27T08:00:00.000Z' };

it.each([
  ['shows a move before the server has taken it over', before, moved, moved],
  ['keeps to it until a list knows of it', before, { ...moved, version: 4 }, { ...moved, version: 4 }],
  ['believes a list that knows more', { ...before, version: 5 }, { ...moved, version: 4 }, { ...before, version: 5 }],
])('%s', (_, listed, move, shown) => {
  const other = anAppointment();
  expect(withMoves([listed, other], new Map([[move.id, move]]))).toEqual([shown, other]);
});

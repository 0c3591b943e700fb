import { screen, within } from '@testing-library/react';
import type { SelectedProgram } from '@passerelle/shared/contract';
import {
  aParticipantProgram,
  aProfile,
  aSelectedProgram,
  aSuspension,
  fakeApi,
  renderScreen,
  type Handlers,
} from '@passerelle/shared/testing';

import { AccountSuspensionSlot } from '../suspension/account/account-suspension.slot';

/** A pause that was asked for and begins next Monday. */
export const planned = aSuspension({ fromDate: '2026-11-23T00:00:00.000Z', toDate: '2026-12-13T23:59:59.999Z' });

/**
 * Renders the slot on the account page of a person in this programme; a change makes the server answer with `after`.
 */
export const showAccountSuspension = async (
  before: Partial<SelectedProgram> = {},
  after: Partial<SelectedProgram> = {},
  more: Handlers = {},
) => {
  let now = before;
  const api = fakeApi({
    'GET /me': () => aProfile({ selectedProgram: aSelectedProgram(now) }),
    'PUT /me/program': () => {
      now = after;
      return aParticipantProgram(after);
    },
    ...more,
  });
  const shown = await renderScreen(<AccountSuspensionSlot />);
  await screen.findByRole('region', { name: 'Suspension du programme' });
  const overtake = (): void => {
    now = after;
  };
  return { ...shown, api, overtake };
};

export const buttonNamed = (name: string) => screen.findByRole('button', { name });
export const dialogNamed = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
export const weeksField = () => screen.findByLabelText<HTMLInputElement>('Nombre de semaines');

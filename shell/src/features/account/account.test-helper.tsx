import type { OwnProfile } from '@passerelle/shared/contract';
import type { SlotProps } from '@passerelle/shared/remotes';
import {
  anId,
  aProfile,
  fakeApi,
  type FakeApi,
  type Handlers,
  renderScreen,
  type Screen,
} from '@passerelle/shared/testing';
import type { ComponentType, ReactNode } from 'react';

import { signedIn } from '../../session/session-store';

/** A page is one person's: throughout a file of tests it is this one. */
export const aPerson = (with_: Partial<OwnProfile> = {}): OwnProfile =>
  aProfile({ id: anId(7), phone: '+33 1 23 45 67 89', mobilePhone: '+33 6 12 34 56 78', ...with_ });

interface Opened extends Screen {
  api: FakeApi;
}

interface Options {
  handlers?: Handlers;
  route?: string;
  suspension?: ComponentType<SlotProps['account.suspension']>;
}

/** Shows a part of the account as its person sees it; the server takes what it is sent, unless told otherwise. */
export async function openAs(
  me: OwnProfile,
  part: ReactNode,
  { handlers, route = '/account', suspension }: Options = {},
): Promise<Opened> {
  signedIn(me);
  const api = fakeApi({
    'GET /me': () => me,
    'PUT /me': () => me,
    'GET /me/secondFactor': () => ({ isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 }),
    'GET /me/sessions': () => ({ items: [] }),
    ...handlers,
  });
  const slots = suspension ? { 'account.suspension': suspension } : {};
  const screen = await renderScreen(part, { person: me, route, slots });
  return { ...screen, api };
}

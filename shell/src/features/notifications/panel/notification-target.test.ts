import { anId } from '@passerelle/shared/testing';
import type { NotificationContext } from '@passerelle/shared/contract';

import { targetOf } from './notification-row';

const id = anId(7);
const of = (type: NotificationContext, target: string | null = null) => ({
  type,
  target,
  badgeType: null,
  badgeLevel: null,
  jobOffer: null,
});
const everything = (): boolean => true;
const nothing = (): boolean => false;

describe('where a notification leads', () => {
  it.each([
    ['appointment', id, `/networking-actions/${id}`],
    ['contact', id, `/contacts/${id}`],
    ['participant', id, `/client/user/${id}`],
    ['participant', null, null],
    ['badge', null, '/'],
    ['login', null, '/'],
    ['user', null, '/account'],
    ['user', id, null],
    ['appointment', null, null],
    ['other', null, null],
  ] as const)('%s about %s: %s', (type, target, path) => {
    expect(targetOf(of(type, target), everything)).toBe(path);
  });

  it('an offer to follow up: to the offer', () => {
    expect(targetOf({ ...of('other'), jobOffer: id }, everything)).toBe(`/job-offers/${id}`);
    expect(targetOf({ ...of('other'), jobOffer: id }, nothing)).toBeNull();
  });

  it('is nowhere when no remote has such a screen; the account is always there', () => {
    expect(targetOf(of('appointment', id), nothing)).toBeNull();
    expect(targetOf(of('badge'), nothing)).toBeNull();
    expect(targetOf(of('user'), nothing)).toBe('/account');
  });
});

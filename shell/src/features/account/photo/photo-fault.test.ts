import { ApiError } from '@passerelle/shared/client';

import { photoFault, refusedFor } from './use-photo';

const file = (type: string, size: number): File =>
  Object.defineProperty(new File([], 'moi', { type }), 'size', { value: size });

describe('a picture of oneself', () => {
  it.each([
    ['image/jpeg', 5_000_000, null],
    ['image/png', 1, null],
    ['image/png', 5_000_001, 'size'],
    ['image/gif', 10, 'type'],
    ['application/pdf', 9_000_000, 'type'],
    ['', 10, 'type'],
  ])('%s of %i bytes', (type, size, fault) => {
    expect(photoFault(file(type, size))).toBe(fault);
  });

  it.each([
    [413, {}, 'size'],
    [415, {}, 'type'],
    [400, { avatar: 'tooLarge' as const }, 'size'],
    [400, { avatar: 'notAllowed' as const }, 'type'],
    [500, {}, null],
    [400, { email: 'format' as const }, null],
  ])('was refused with %i', (status, fields, fault) => {
    expect(refusedFor(new ApiError({ status, code: 'invalid', message: '', fields }))).toBe(fault);
  });
});

import { Ajv } from 'ajv';

import type { Permission } from '../enums/security';
import { MenuDescriptor } from './descriptor';

describe('the permission of a descriptor', () => {
  const isValid = new Ajv({ strict: false }).compile(MenuDescriptor);
  const entry = (permission?: string) => ({
    path: '/client/users',
    space: 'client',
    label: { fr: 'Utilisateurs' },
    order: 20,
    icon: 'M0 0',
    ...(permission !== undefined && { permission }),
  });

  it.each(['users:r', 'users:w', 'licensePacks:r'])('may be %s', (permission) => {
    expect(isValid(entry(permission))).toBe(true);
  });

  it.each(['users', 'users:x', 'users:disabled', 'people:r', ''])('is refused as %p', (permission) => {
    expect(isValid(entry(permission))).toBe(false);
  });

  it('may be left out, and is known to the compiler', () => {
    expect(isValid(entry())).toBe(true);
    // @ts-expect-error There is no such area.
    const unknown: Permission = 'people:r';
    expect(isValid(entry(unknown))).toBe(false);
  });
});

describe('the label of a menu entry', () => {
  const isValid = new Ajv({ strict: false }).compile(MenuDescriptor);
  const entry = (label: object) => ({ path: '/a', space: 'client', label, order: 1, icon: 'M0 0' });

  it.each([{}, { en: 'People' }, { fr: '' }, { fr: 'Personnes', de: 'Ansprechpersonenverzeichnis' }])(
    'is refused without French, empty or too long in one language: %j',
    (label) => expect(isValid(entry(label))).toBe(false),
  );

  it('may have every language', () => {
    expect(isValid(entry({ fr: 'Personnes', de: 'Ansprechpersonen' }))).toBe(true);
  });
});

import { renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { Email, emailPieces } from './email';

describe('an e-mail address', () => {
  it.each([
    ['camille.durand-levy@bois-et-rives.example', ['camille', '.durand-levy@', 'bois-et-rives', '.example']],
    ['nom@example', ['nom@', 'example']],
    ['sans', ['sans']],
    ['', []],
    [`${'a'.repeat(64)}@b.example`, ['a'.repeat(30), 'a'.repeat(30), 'aaaa@', 'b', '.example']],
  ])('%s breaks between its pieces', (address, expected) => {
    expect(emailPieces(address)).toEqual(expected);
    expect(emailPieces(address).join('')).toBe(address);
  });

  it('is found as one word', async () => {
    await renderScreen(<Email>camille.durand@bois.example</Email>);
    screen.getByText('camille.durand@bois.example');
  });
});

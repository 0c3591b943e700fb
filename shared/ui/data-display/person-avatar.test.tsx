import { fireEvent, screen } from '@testing-library/react';

import { show } from '../page.test-helper';
import { groundOf, PersonAvatar } from './person-avatar';

describe('PersonAvatar', () => {
  it('given a photograph that does not load, shows initials instead', () => {
    const picture = document.createElement('img');
    jest.spyOn(window, 'Image').mockReturnValue(picture);
    show(<PersonAvatar id="1" firstName="Amel" lastName="Benkhelifa" src="/gone.png" />);
    expect(screen.queryByText('AB')).not.toBeInTheDocument();
    fireEvent.error(picture);
    expect(screen.getByText('AB')).toBeInTheDocument();
  });
});

describe('groundOf', () => {
  it('gives one person one ground, and many people many', () => {
    const ids = Array.from({ length: 200 }, (_, index) => `person-${index}`);
    expect(ids.map(groundOf)).toEqual(ids.map(groundOf));
    expect(new Set(ids.map(groundOf)).size).toBe(7);
  });
});

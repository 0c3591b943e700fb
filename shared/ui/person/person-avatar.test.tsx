import { fireEvent, screen } from '@testing-library/react';

import { show } from '../page.test-helper';
import { PersonAvatar } from './person-avatar';

describe('PersonAvatar', () => {
  it('given a photograph that does not load, shows initials instead', () => {
    const { container } = show(<PersonAvatar id="1" firstName="Amel" lastName="Benkhelifa" src="/gone.png" />);
    const picture = container.querySelector('img');
    expect(screen.queryByText('AB')).not.toBeInTheDocument();
    if (picture) fireEvent.error(picture);
    expect(screen.getByText('AB')).toBeInTheDocument();
  });
});

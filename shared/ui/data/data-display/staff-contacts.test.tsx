import { aProfile, anId, axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { show } from '../../page.test-helper';
import { StaffContacts } from './staff-contacts';

const claire = { id: anId(8), firstName: 'Claire', lastName: 'Nguyen', email: 'claire@b.example', avatarUrl: null };
const karim = { id: anId(9), firstName: 'Karim', lastName: 'Haddad', email: 'karim@b.example', avatarUrl: null };
const job = (people: object) => ({ ...aProfile().job, ...people }) as never;

describe('staff contacts', () => {
  it('are named with their role, their e-mail and the phone that is shown', async () => {
    show(
      <StaffContacts
        job={job({ hrRepresentative: { ...claire, phone: '01 44 55 66 77' }, manager: { ...karim, phone: null } })}
      />,
    );

    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Claire NguyenRéférent RH');
    expect(second).toHaveTextContent('Karim HaddadManager');
    expect(screen.getByRole('link', { name: /claire@/ })).toHaveAttribute('href', 'mailto:claire@b.example');
    expect(screen.getAllByRole('link', { name: /Téléphone/ })).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Téléphone/ })).toHaveAttribute('href', 'tel:0144556677');
    await axe(document.body);
  });

  it('are one person where the manager is the HR contact', () => {
    show(
      <StaffContacts
        job={job({ hrRepresentative: { ...claire, phone: null }, manager: { ...claire, phone: null } })}
      />,
    );

    expect(screen.getByRole('listitem')).toHaveTextContent('Claire NguyenRéférent RH et manager');
  });

  it('are not drawn where the organisation has named none', () => {
    const { container } = show(<StaffContacts job={job({ hrRepresentative: null, manager: null })} />);

    expect(container.querySelector('ul')).toBeNull();
  });
});

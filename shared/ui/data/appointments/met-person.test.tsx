import { screen } from '@testing-library/react';

import { anAppointment } from '@passerelle/shared/testing';
import { show } from '../../page.test-helper';
import { MetPerson } from './met-person';

describe('the person one meets', () => {
  it('has a name, and a place of work where that is wanted', () => {
    const { rerender } = show(<MetPerson appointment={anAppointment()} />);
    screen.getByText('Marie-Ange Lubin');
    expect(screen.queryByText('Groupe Alizé')).toBeNull();

    rerender(<MetPerson appointment={anAppointment()} withCompany />);
    screen.getByText('Groupe Alizé');
  });

  it('keeps its name once it is deleted', () => {
    show(<MetPerson appointment={anAppointment({ contact: null, contactName: 'Thomas Le Goff' })} />);

    screen.getByText('Thomas Le Goff');
  });

  it('may be called by one name only', () => {
    const contact = { id: 'c', firstName: null, lastName: 'Tanaka', company: { name: null } };
    show(<MetPerson appointment={anAppointment({ contact })} withCompany />);

    screen.getByText('Tanaka');
  });
});

import { screen } from '@testing-library/react';
import { anAppointment, renderScreen } from '@passerelle/shared/testing';

import { MetPerson } from './met-person';

describe('the person one meets', () => {
  it('has a name', async () => {
    await renderScreen(<MetPerson appointment={anAppointment()} />);
    screen.getByText('Marie-Ange Lubin');
    expect(screen.queryByText('Groupe Alizé')).not.toBeInTheDocument();
  });

  it('has a place of work where that is wanted', async () => {
    await renderScreen(<MetPerson appointment={anAppointment()} withCompany />);
    screen.getByText('Groupe Alizé');
  });

  it('is still named once it is deleted', async () => {
    await renderScreen(<MetPerson appointment={anAppointment({ contact: null, contactName: 'Thomas Le Goff' })} />);

    screen.getByText('Thomas Le Goff');
  });

  it('may be called by one name only', async () => {
    const contact = { id: 'c', firstName: null, lastName: 'Tanaka', company: { name: null } };
    await renderScreen(<MetPerson appointment={anAppointment({ contact })} withCompany />);

    screen.getByText('Tanaka');
  });
});

import { screen } from '@testing-library/react';

import { useCall } from '@passerelle/shared/client';
import { last } from '@passerelle/shared/events';
import { useFormats } from '@passerelle/shared/i18n';
import { Slot } from '@passerelle/shared/remotes';
import { routePaths, routeTo, useRouteParams } from '@passerelle/shared/routes';
import { useLocationState, isText } from '@passerelle/shared/url-state';
import { Link as RouteLink } from 'react-router-dom';
import { aContact, aProfile, axe, fakeApi, renderScreen } from './index';

function ContactScreen() {
  const { contactId } = useRouteParams('contact');
  const { data } = useCall('GET /me/contacts/:contactId', { params: { contactId } });
  const { date } = useFormats();
  const { from } = useLocationState({ from: isText });
  return (
    <>
      <h1>{data?.lastName ?? '…'}</h1>
      <p>{date('2026-11-24')}</p>
      <RouteLink to={from ?? routeTo('contacts')}>Back</RouteLink>
      <Slot name="survey.form" taskId="t1" subTaskId="s1" onSaved={() => undefined} fallback={<p>no survey</p>} />
    </>
  );
}

describe('a screen in a test', () => {
  const contact = aContact({ lastName: 'Marchetti' });
  const at = { route: routeTo('contact', { contactId: contact.id }), path: routePaths.contact };

  it('has its address, its data, its words and its person', async () => {
    fakeApi({ 'GET /me/contacts/:contactId': () => contact });
    const person = aProfile();

    const { user, address } = await renderScreen(<ContactScreen />, { ...at, person, state: { from: '/library' } });

    await screen.findByRole('heading', { name: 'Marchetti' });
    screen.getByText('24 novembre');
    screen.getByText('no survey');
    expect(last('session-changed')).toEqual({ personId: person.id });
    await axe();

    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(address()).toBe('/library');
  });

  it('can be in another language, with something in its slots', async () => {
    fakeApi({ 'GET /me/contacts/:contactId': () => contact });

    await renderScreen(<ContactScreen />, {
      ...at,
      locale: 'en',
      slots: { 'survey.form': ({ taskId }) => <p>survey of {taskId}</p> },
    });

    await screen.findByText('survey of t1');
    screen.getByText('24 November');
    expect(document.documentElement.lang).toBe('en');
  });

  it('is held against axe', async () => {
    await renderScreen(<input type="text" />);

    await expect(axe()).rejects.toThrow('label');
  });
});

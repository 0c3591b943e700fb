import { act, render, screen } from '@testing-library/react';
import { Link as RouteLink, MemoryRouter, Route, Routes } from 'react-router-dom';

import { routePaths, routeTo, useRouteParams, type RouteName } from './index';

describe('the address of a route', () => {
  it('fills its parameters', () => {
    expect(routeTo('home')).toBe('/');
    expect(routeTo('contactEdit', { contactId: 'a/b é' })).toBe('/contacts/a%2Fb%20%C3%A9/edit');
  });

  it('drops an optional parameter that is missing', () => {
    expect(routeTo('networkingActionCreate')).toBe('/networking-actions/create');
    expect(routeTo('networkingActionCreate', { step: 'who' })).toBe('/networking-actions/create/who');
    expect(routeTo('error', { status: 503 })).toBe('/error/503');
  });

  it('throws when a required parameter is missing', () => {
    // @ts-expect-error the types say so too
    expect(() => routeTo('contact', {})).toThrow('The path /contacts/:contactId needs the parameter "contactId"');
    expect(() => routeTo('contact', { contactId: '' })).toThrow('contactId');
  });

  it('appends a query in one order, and a hash', () => {
    const query = { search: 'mar & co', filter: ['a', 'b'], page: 0, sort: undefined, group: null };

    expect(routeTo('contacts', {}, { query, hash: 'list' })).toBe(
      '/contacts?filter=a&filter=b&page=0&search=mar+%26+co#list',
    );
  });

  it('sends a name that does not exist to the not-found page', () => {
    expect(routeTo('gone' as RouteName as 'home')).toBe('/404');
    expect(routeTo('toString' as RouteName as 'home')).toBe('/404');
  });

  it('has one name for each address', () => {
    const patterns = Object.values(routePaths);

    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

function ContactHere() {
  const { contactId } = useRouteParams('contact');
  return <p>contact {contactId}</p>;
}

it('links to a route, whose screen finds its parameters', () => {
  render(
    <MemoryRouter>
      <RouteLink to={routeTo('contact', { contactId: 'c1' })}>Thomas</RouteLink>
      <Routes>
        <Route path={routePaths.contact} element={<ContactHere />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );

  act(() => screen.getByRole('link', { name: 'Thomas' }).click());

  screen.getByText('contact c1');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link as RouteLink, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

import {
  type Go,
  isText,
  isTrue,
  routePaths,
  routeTo,
  scrollToElement,
  useGo,
  useLocationState,
  useRouteParams,
  type RouteName,
} from './index';

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

let go: Go;

function Here() {
  const move = useGo();
  useEffect(() => {
    go = move;
  });
  const { pathname, search } = useLocation();
  const { from, download } = useLocationState({ from: isText, download: isTrue });
  return (
    <p>
      {pathname}
      {search} {from ?? '–'} {download ? 'download' : ''}
    </p>
  );
}

function ContactHere() {
  const { contactId } = useRouteParams('contact');
  return <p>contact {contactId}</p>;
}

const open = (entries: (string | { pathname: string; state: unknown })[]) =>
  render(
    <MemoryRouter initialEntries={entries}>
      <RouteLink to={routeTo('contact', { contactId: 'c1' })}>Thomas</RouteLink>
      <Routes>
        <Route path={routePaths.contact} element={<ContactHere />} />
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  );

describe('moving about', () => {
  it('links to a route, whose screen finds its parameters', () => {
    open(['/']);

    act(() => screen.getByRole('link', { name: 'Thomas' }).click());

    screen.getByText('contact c1');
  });

  it('goes on with the query string when asked to', () => {
    open(['/networking-actions/create?contact=c1']);

    act(() => go(routeTo('networkingActionCreate', { step: 'what' }), { keepQuery: true }));

    screen.getByText('/networking-actions/create/what?contact=c1 –');
  });

  it('goes back to where the person came from, or to a sensible place', () => {
    open(['/library']);
    act(() => go.back(routeTo('home')));
    screen.getByText('/ –');

    act(() => go(routeTo('faq')));
    act(() => go.back(routeTo('contacts')));
    screen.getByText('/ –');
  });

  it('believes of the location’s state only what has the right shape', () => {
    open([{ pathname: '/library', state: { from: 12, download: true } }]);

    screen.getByText('/library – download');
  });

  it('brings an element under the header, with the keyboard', () => {
    render(<section id="step-2" />);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

    scrollToElement('step-2');

    expect(scrollTo).toHaveBeenCalledWith({ top: -50, behavior: 'auto' });
    expect(document.activeElement?.id).toBe('step-2');
  });

  it('holds it there against what comes above it, until the person moves', () => {
    let grow = (): void => undefined;
    const disconnect = jest.fn();
    class Observer {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe = jest.fn();
      disconnect = disconnect;
    }
    Object.assign(globalThis, { ResizeObserver: Observer });
    render(<section id="step-3" />);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    scrollToElement('step-3');
    const place = { top: 300 } as DOMRect;
    jest.spyOn(document.getElementById('step-3')!, 'getBoundingClientRect').mockReturnValue(place);

    grow();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 250, behavior: 'auto' });
    expect(disconnect).not.toHaveBeenCalled();
    fireEvent.wheel(window);

    expect(disconnect).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });
});

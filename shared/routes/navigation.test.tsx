import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';

import {
  isText,
  isTrue,
  MemoryRouter,
  Route,
  RouteLink,
  routePaths,
  Routes,
  routeTo,
  scrollToElement,
  useGo,
  useLocation,
  useLocationState,
  useRouteParams,
  type Go,
} from './index';

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
});

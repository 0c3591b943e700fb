import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';

import { RouteLink } from './link';
import { BrowserRouter, Navigate, useLocation, useNavigate, useNavigationType } from './router';
import { Outlet, Route, Routes, useParams } from './routes';

const given: { navigate?: ReturnType<typeof useNavigate> } = {};
const navigate: ReturnType<typeof useNavigate> = (...where) => given.navigate?.(...where);

function Here() {
  const { pathname, search, hash, state, key } = useLocation();
  const type = useNavigationType();
  const go = useNavigate();
  useEffect(() => {
    given.navigate = go;
  }, [go]);
  return <output>{JSON.stringify([type, pathname + search + hash, state, key === 'default'])}</output>;
}

const here = () => JSON.parse(screen.getByRole('status').textContent) as unknown[];

const show = (content?: ReactNode) =>
  render(
    <BrowserRouter>
      <Here />
      {content}
    </BrowserRouter>,
  );

beforeEach(() => history.replaceState(null, '', '/contacts?page=2'));

describe('the router', () => {
  it('begins where the document was opened, under the key of its first entry', () => {
    show();
    expect(here()).toEqual(['POP', '/contacts?page=2', null, true]);
  });

  it('goes on with what is sent along, and comes back', async () => {
    show();
    act(() => navigate('/contacts/7#notes', { state: { from: '/contacts' } }));
    expect(here()).toEqual(['PUSH', '/contacts/7#notes', { from: '/contacts' }, false]);
    expect(location.pathname).toBe('/contacts/7');
    act(() => navigate(-1));
    await waitFor(() => expect(here()).toEqual(['POP', '/contacts?page=2', null, true]));
  });

  it('takes the place of an entry, and keeps the path where only the rest is named', () => {
    show();
    const before = history.length;
    act(() => navigate({ search: 'page=3' }, { replace: true }));
    expect(here()).toEqual(['REPLACE', '/contacts?page=3', null, false]);
    act(() => navigate('#top', { replace: true }));
    expect(here()[1]).toBe('/contacts#top');
    expect(history.length).toBe(before);
  });

  it('stays the same for whoever navigates', () => {
    show();
    const before = given.navigate;
    act(() => navigate('/'));
    expect(given.navigate).toBe(before);
  });

  it('leads elsewhere at once where it is told to', async () => {
    show(<Navigate to="/library" replace state={{ from: 'x' }} />);
    await waitFor(() => expect(here()).toEqual(['REPLACE', '/library', { from: 'x' }, false]));
  });

  it('refuses to be used where there is none', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Here />)).toThrow('needs a router');
  });
});

describe('a link', () => {
  it('changes the address without a document, and is no new entry where one is already', async () => {
    show(
      <>
        <RouteLink to="/library">Bibliothèque</RouteLink>
        <RouteLink to="/contacts?page=2">Contacts</RouteLink>
      </>,
    );
    const before = history.length;
    await userEvent.click(screen.getByRole('link', { name: 'Contacts' }));
    expect(here()[0]).toBe('REPLACE');
    expect(history.length).toBe(before);
    await userEvent.click(screen.getByRole('link', { name: 'Bibliothèque' }));
    expect(here().slice(0, 2)).toEqual(['PUSH', '/library']);
  });

  it('leaves to the browser what is opened elsewhere, and what is not of the product', async () => {
    const left: boolean[] = [];
    const { container } = show(
      <>
        <RouteLink to="/library">ici</RouteLink>
        <RouteLink to="/library" target="_blank">
          onglet
        </RouteLink>
        <RouteLink to="https://passerelle.example/aide">aide</RouteLink>
      </>,
    );
    container.addEventListener('click', (event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('ici'));
    await user.keyboard('{/Control}');
    await user.click(screen.getByText('onglet'));
    await user.click(screen.getByText('aide'));
    expect(left).toEqual([true, true, true]);
    expect(here()[1]).toBe('/contacts?page=2');
    expect(screen.getByText('aide')).toHaveAttribute('href', 'https://passerelle.example/aide');
  });

  it('asks first whoever listens', async () => {
    show(
      <RouteLink to="/library" onClick={(event) => event.preventDefault()}>
        Bibliothèque
      </RouteLink>,
    );
    await userEvent.click(screen.getByText('Bibliothèque'));
    expect(here()[1]).toBe('/contacts?page=2');
  });
});

describe('routes', () => {
  const Frame = () => (
    <section>
      <Outlet />
    </section>
  );
  const Contact = () => <p>contact {useParams()['contactId']}</p>;
  const tree = (
    <Routes>
      <Route element={<Frame />}>
        <>
          <Route path="/contacts" element={<p>all</p>} />
          {[<Route key="one" path="/contacts/:contactId" element={<Contact />} />]}
        </>
      </Route>
      <Route path="*" element={<p>nowhere</p>} />
    </Routes>
  );

  it('show what stands at the address within its frames, which stay', () => {
    show(tree);
    const frame = screen.getByText('all').closest('section');
    expect(frame).toBeInTheDocument();
    act(() => navigate('/contacts/a%20b'));
    expect(screen.getByText('contact a b').closest('section')).toBe(frame);
    act(() => navigate('/else'));
    expect(screen.getByText('nowhere').closest('section')).toBeNull();
  });
});

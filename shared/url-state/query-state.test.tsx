import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';

import {
  manyOf,
  oneOf,
  pageNumber,
  queryState,
  reference,
  text,
  useQueryState,
  type QueryStateControls,
  type QueryStateShape,
} from './index';

const jobOffers = queryState(
  {
    filter: oneOf(['all', 'pending', 'refused'], 'all'),
    search: text(),
    sort: oneOf(['createdAt', 'title'], 'createdAt'),
    page: pageNumber(),
  },
  { filter: ['page'], search: ['page', 'filter', 'sort'], sort: ['page'] },
);

type State = typeof jobOffers extends QueryStateShape<infer S> ? S : never;

const read = (name: string) => screen.getByLabelText(name).textContent ?? '';

function setUp(entries: string[]) {
  const page = {} as { controls: QueryStateControls<State>; back: () => void };
  function List() {
    const [state, controls] = useQueryState(jobOffers);
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    useEffect(() => {
      page.controls = controls;
      page.back = () => void navigate(-1);
    });
    return (
      <>
        <output aria-label="state">{JSON.stringify(state)}</output>
        <output aria-label="address">{`${pathname}${search}`}</output>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={entries}>
      <List />
    </MemoryRouter>,
  );
  return { page, address: () => read('address'), state: () => JSON.parse(read('state')) as unknown };
}

describe('the state of a list in the address', () => {
  it('starts where the address says, and ignores what makes no sense there', () => {
    const { state } = setUp(['/job-offers?filter=refused&page=3&sort=price&search=chef']);

    expect(state()).toEqual({ filter: 'refused', search: 'chef', sort: 'createdAt', page: 2 });
  });

  it('reads no more of a search than the API takes', () => {
    const { state } = setUp([`/job-offers?search=${'x'.repeat(500)}`]);

    expect(state()).toMatchObject({ search: 'x'.repeat(120) });
  });

  it('reads nothing of a search that no field can hold', () => {
    const { state } = setUp(['/job-offers?search=%00chef']);

    expect(state()).toMatchObject({ search: 'chef' });
  });

  it('leaves out what is at its start, and keeps what others wrote', () => {
    const { page, address } = setUp(['/job-offers?week=4&page=3']);

    act(() => page.controls.change({ sort: 'title' }));
    expect(address()).toBe('/job-offers?sort=title&week=4');

    act(() => page.controls.change({ sort: 'createdAt' }));
    expect(address()).toBe('/job-offers?week=4');
  });

  it('sends what depends on a change back to its start', () => {
    const { page, state } = setUp(['/job-offers?filter=refused&page=3&sort=title']);

    act(() => page.controls.change({ search: 'chef' }));

    expect(state()).toEqual({ filter: 'all', search: 'chef', sort: 'createdAt', page: 0 });
  });

  it('keeps what is asked for in the same change', () => {
    const { page, state } = setUp(['/job-offers']);

    act(() => page.controls.change({ filter: 'pending', page: 1 }));

    expect(state()).toMatchObject({ filter: 'pending', page: 1 });
  });

  it('adds up two changes of one event', () => {
    const { page, state } = setUp(['/job-offers']);

    act(() => {
      page.controls.change({ filter: 'pending' });
      page.controls.change({ sort: 'title' });
    });

    expect(state()).toMatchObject({ filter: 'pending', sort: 'title' });
  });

  it('goes back to the last choice, not to the last letter', () => {
    const { page, address } = setUp(['/job-offers']);
    act(() => page.controls.change({ filter: 'refused' }));
    act(() => page.controls.change({ search: 'c' }));
    act(() => page.controls.change({ search: 'ch' }));
    expect(address()).toBe('/job-offers?search=ch');

    act(() => page.back());

    expect(address()).toBe('/job-offers');
  });

  it('gives the address that a change would lead to', () => {
    const { page } = setUp(['/job-offers?page=2&search=chef']);

    expect(page.controls.hrefFor({ page: 2 })).toBe('/job-offers?page=3&search=chef');
    expect(page.controls.hrefFor({ filter: 'refused' })).toBe('/job-offers?filter=refused&search=chef');
  });

  it('has no step of its own in the history for what no person chose', () => {
    const { page, address } = setUp(['/before', '/job-offers']);
    act(() => page.controls.change({ filter: 'refused' }, { replace: true }));
    expect(address()).toBe('/job-offers?filter=refused');

    act(() => page.back());

    expect(address()).toBe('/before');
  });

  it('goes back to the first page after any change by default', () => {
    const shape = queryState({ family: manyOf(['cv', 'offer']), group: reference(), page: pageNumber() });

    expect(shape.resets).toEqual({ family: ['page'], group: ['page'] });
    expect(shape.fields.family.read(['offer', 'x', 'cv'])).toEqual(['cv', 'offer']);
    expect(shape.fields.group.read([''])).toBeNull();
    expect(shape.fields.page.read(['-1'])).toBe(0);
  });
});

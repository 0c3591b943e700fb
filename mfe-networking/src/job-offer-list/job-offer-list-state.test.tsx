import { act, renderHook } from '@testing-library/react';

import type { StateOf } from '@passerelle/shared/lists';
import { useQueryState } from '@passerelle/shared/url-state';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { jobOfferList } from './job-offer-list.resource';

type Change = Partial<StateOf<typeof jobOfferList>>;

const addressAfter = (address: string, change: Change): string => {
  const { result } = renderHook(() => ({ state: useQueryState(jobOfferList.shape), search: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  act(() => result.current.state[1].change(change));
  return result.current.search;
};

const everything = '/job-offers?filter=refused&page=3&search=qualit%C3%A9&sort=title';

describe('the state of the list of offers', () => {
  it.each<[string, Change, string]>([
    ['the filter', { filter: 'pending' }, '?filter=pending&search=qualit%C3%A9&sort=title'],
    ['the search', { search: 'chef' }, '?search=chef'],
    ['the search that is cleared', { search: '' }, ''],
    ['the sort', { sort: 'createdAt' }, '?filter=refused&search=qualit%C3%A9'],
    ['the page', { page: 1 }, '?filter=refused&page=2&search=qualit%C3%A9&sort=title'],
  ])('given a change of %s, resets only what the specification says', (_what, change, after) => {
    expect(addressAfter(everything, change)).toBe(after);
  });
});

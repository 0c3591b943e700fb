import { axe } from '@passerelle/shared/testing';
import { screen, within } from '@testing-library/react';

import { show } from '../../page.test-helper';
import { FilterChips, ToggleChips } from './filter-chips';
import { FilterSelect } from './filter-select';
import { FilterTabs } from './filter-tabs';
import { SortSelect } from './sort-select';
import { ViewSwitch } from './view-switch';

const kinds = [
  { value: 'all', label: 'Tous', count: 1284 },
  { value: 'referrer', label: 'Référents', count: 3 },
  { value: 'referred', label: 'Recommandés' },
] as const;
const hrefFor = (value: string): string => `/contacts?type=${value}`;

describe('filters', () => {
  it('tabs are links to the list as it would be, with how many there are', async () => {
    show(<FilterTabs label="Filtrer les contacts" value="all" options={kinds} hrefFor={hrefFor} />);
    const tabs = within(screen.getByRole('navigation', { name: 'Filtrer les contacts' }));
    const current = tabs.getByRole('link', { current: true });
    expect(current.textContent?.replaceAll(/\s/g, ' ')).toBe('Tous 1 284');
    expect(tabs.getByRole('link', { name: 'Référents 3' })).toHaveAttribute('href', '/contacts?type=referrer');
    expect(tabs.getByRole('link', { name: 'Recommandés' })).toBeInTheDocument();
    await axe(document.body);
  });

  it('chips likewise', async () => {
    show(<FilterChips label="Familles" value="referrer" options={kinds} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { current: true }).textContent).toContain('Référents');
    await axe(document.body);
  });

  it.each([
    ['beyond the end', 'referred', 400, 84],
    ['before the start', 'all', -60, -84],
    ['in sight', 'referrer', 100, 0],
  ] as const)('a chosen chip that lies %s of a row that slides is brought there', (_where, value, left, moved) => {
    const scrollBy = jest.fn();
    Element.prototype.scrollBy = scrollBy;
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(700);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
      return this.hasAttribute('aria-current') ? new DOMRect(left, 0, 20, 38) : new DOMRect(0, 0, 360, 48);
    });

    show(<FilterChips label="Familles" value={value} options={kinds} hrefFor={hrefFor} />);

    expect(scrollBy).toHaveBeenCalledWith({ left: moved, behavior: 'instant' });
    jest.restoreAllMocks();
  });

  it('chips that toggle add to what is chosen, and take away', async () => {
    const onChange = jest.fn();
    const { user } = show(<ToggleChips label="Familles" values={['all']} options={kinds} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Référents 3', pressed: false }));
    expect(onChange).toHaveBeenLastCalledWith(['all', 'referrer']);
    await user.click(screen.getByRole('button', { name: /Tous/, pressed: true }));
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(screen.getByRole('group', { name: 'Familles' })).toBeInTheDocument();
    await axe(document.body);
  });

  it('the order is shown on the button and chosen in its menu, by keyboard too', async () => {
    const onChange = jest.fn();
    const options = [
      { value: 'createdAt', label: 'Ajout récent' },
      { value: 'name', label: 'Nom' },
    ] as const;
    const { user } = show(<SortSelect value="createdAt" options={options} onChange={onChange} />);
    screen.getByRole('button', { name: 'Trier par Ajout récent' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitemradio', { name: 'Ajout récent' })).toHaveAttribute('aria-checked', 'true');
    await axe(document.body);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledWith('name');
  });

  it('a choosing filter says what it narrows, and to what', async () => {
    const { user } = show(
      <FilterSelect label="Groupe" value="" options={[{ value: '', label: 'tous' }]} onChange={() => undefined} />,
    );
    await user.click(screen.getByRole('button', { name: /^Groupe\s: tous$/ }));
    expect(screen.getByRole('menu', { name: 'Groupe' })).toBeInTheDocument();
  });

  it('a view cannot be switched off by pressing it again', async () => {
    const onChange = jest.fn();
    const { user } = show(
      <ViewSwitch
        label="Vue"
        value="chart"
        onChange={onChange}
        options={[
          { value: 'chart', label: 'Graphique' },
          { value: 'table', label: 'Tableau' },
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Graphique', pressed: true }));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Tableau' }));
    expect(onChange).toHaveBeenCalledWith('table');
  });
});

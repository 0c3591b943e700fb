import { axe } from '@passerelle/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { show } from '../../page.test-helper';
import { SearchField } from './search-field';

const asked = jest.fn();

function Searched({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string): void => {
    asked(next);
    setValue(next);
  };
  return (
    <>
      <SearchField label="Chercher dans vos contacts" value={value} onChange={change} />
      <button onClick={() => setValue('')}>Tout effacer</button>
      <button onClick={() => setValue('mar')}>Chercher mar</button>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Chercher dans vos contacts' });
const type = (text: string): void => void fireEvent.change(field(), { target: { value: text } });
const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

describe('SearchField', () => {
  beforeEach(() => {
    asked.mockReset();
    jest.useFakeTimers();
  });

  it('asks once typing pauses, without the spaces around', () => {
    show(<Searched />);
    type('m');
    wait(300);
    type('mar ');
    wait(399);
    expect(asked).not.toHaveBeenCalled();
    wait(1);
    expect(asked.mock.calls).toEqual([['mar']]);
    expect(field()).toHaveValue('mar ');
  });

  it('does not wait for who presses Enter', () => {
    show(<Searched />);
    type('mar');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(asked).toHaveBeenCalledWith('mar');
    wait(1000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is cleared by its cross or by Escape, and keeps the focus', () => {
    show(<Searched initial="mar" />);
    fireEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(asked).toHaveBeenLastCalledWith('');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Effacer la recherche' })).not.toBeInTheDocument();
    type('x');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field()).toHaveValue('');
  });

  it('when the address changes, shows what it says', () => {
    show(<Searched initial="mar" />);
    fireEvent.click(screen.getByText('Tout effacer'));
    expect(field()).toHaveValue('');
  });

  it('follows the address also where it comes back to what was asked for once', () => {
    show(<Searched initial="" />);
    fireEvent.click(screen.getByText('Chercher mar'));
    expect(field()).toHaveValue('mar');
    fireEvent.click(screen.getByText('Tout effacer'));
    expect(field()).toHaveValue('');
  });

  it('is found by axe to be well', async () => {
    jest.useRealTimers();
    show(<Searched initial="mar" />);
    await axe(document.body);
  });
});

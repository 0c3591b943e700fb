import { act, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

import { axe, clearDate, dateField, enterDate, renderScreen, setViewport, shownDate } from '@passerelle/shared/testing';
import { DayPicker, TimePicker } from './index';

function Day({ first = '' }: { first?: string }): ReactNode {
  const [day, setDay] = useState(first);
  return (
    <>
      <label id="label" htmlFor="day">
        Date de départ
      </label>
      <DayPicker
        id="day"
        labelId="label"
        value={day}
        onChange={setDay}
        aria={{ 'aria-required': true, 'aria-describedby': 'help', 'aria-invalid': true }}
      />
      <p id="help">Le premier jour</p>
      <output>{day}</output>
      <button type="button" onClick={() => setDay('')}>
        Recommencer
      </button>
    </>
  );
}

function Time(): ReactNode {
  const [time, setTime] = useState('');
  return (
    <>
      <TimePicker
        id="time"
        label="Heure"
        value={time}
        min="08:00"
        max="22:55"
        stepMinutes={5}
        aria={{}}
        onChange={setTime}
      />
      <output>{time}</output>
    </>
  );
}

const value = () => screen.getByRole('status').textContent;
const day = () => dateField('Date de départ');

describe('a day', () => {
  it.each(['ar', 'jp', 'pt'] as const)('is chosen in weeks that begin on Monday, in %s', async (locale) => {
    const { user } = await renderScreen(<Day first="2026-11-24" />, { locale });
    // Of the field: its words are not in this language yet.
    const [opener] = screen.getAllByRole('button');
    if (opener) await user.click(opener);
    const dialog = await screen.findByRole('dialog');
    // 2 November 2026 is a Monday.
    const cells = Array.from(dialog.querySelectorAll('[role="row"]')).map((row) =>
      row.querySelector('[role="gridcell"]'),
    );
    expect(cells.map((cell) => cell?.textContent)).toContain('2');
  });

  it('is typed and emptied with the keyboard', async () => {
    await renderScreen(<Day />);
    expect(shownDate(day())).toBe('JJ/MM/AAAA');

    await enterDate(day(), '24/11/2026');
    expect(shownDate(day())).toBe('24/11/2026');
    expect(value()).toBe('2026-11-24');
    await axe();

    await clearDate(day());
    expect(shownDate(day())).toBe('JJ/MM/AAAA');
    expect(value()).toBe('');
  });

  it.each(['24/11', '31/02/2026'])('is invalid as « %s », which stays as typed', async (typed) => {
    await renderScreen(<Day />);
    await enterDate(day(), typed);
    expect(shownDate(day())).toMatch(typed);
    expect(value()).toBe('?');
  });

  it('is invalid once a part of it is taken away, and valid with another part', async () => {
    const { user } = await renderScreen(<Day first="2026-11-24" />);
    const month = within(day()).getByRole('spinbutton', { name: 'Mois' });
    await user.click(month);
    await user.keyboard('{Delete}');
    expect(shownDate(day())).toBe('24/MM/2026');
    expect(value()).toBe('?');

    await user.keyboard('12');
    expect(value()).toBe('2026-12-24');
  });

  it('shows what else changes it', async () => {
    const { user } = await renderScreen(<Day />);
    await enterDate(day(), '24/11');
    await user.click(screen.getByRole('button', { name: 'Recommencer' }));
    expect(shownDate(day())).toBe('JJ/MM/AAAA');
    expect(value()).toBe('');
  });

  it('has its description and its fault at each part, and the focus of its label at the first', async () => {
    await renderScreen(<Day />);
    expect(day()).toHaveAccessibleDescription('Le premier jour');
    const parts = within(day()).getAllByRole('spinbutton');
    for (const part of parts) {
      expect(part).toBeInvalid();
      expect(part).toBeRequired();
    }
    act(() => document.getElementById('day')!.focus());
    expect(parts[0]).toHaveFocus();
  });

  it.each([
    ['en', 'DD/MM/YYYY', '24/11/2026'],
    ['de', 'TT.MM.JJJJ', '24.11.2026'],
    ['cn', 'YYYY/MM/DD', '2026/11/24'],
    ['ar', 'DD/MM/YYYY', '24/11/2026'],
  ] as const)('is in the order of the locale %s', async (locale, empty, typed) => {
    await renderScreen(<Day />, { locale });
    // Right-to-left layout waits for its styles.
    await screen.findByRole('group');
    expect(shownDate(day())).toBe(empty);
    await enterDate(day(), typed);
    expect(shownDate(day())).toBe(typed);
    expect(value()).toBe('2026-11-24');
  });

  it.each([360, 1440])('is chosen in the calendar, %i px wide', async (width) => {
    setViewport(width);
    const { user } = await renderScreen(<Day first="2026-11-24" />);
    await user.click(screen.getByRole('button', { name: /^Choisir la date/ }));
    await user.click(await screen.findByRole('gridcell', { name: '26' }));
    await axe();
    const confirm = screen.queryByRole('button', { name: 'OK' });
    if (confirm) await user.click(confirm);
    await waitFor(() => expect(value()).toBe('2026-11-26'));
  });
});

describe('a time', () => {
  it('is typed', async () => {
    await renderScreen(<Time />);
    expect(shownDate(dateField('Heure'))).toBe('hh h mm');
    await enterDate(dateField('Heure'), '12:30');
    expect(shownDate(dateField('Heure'))).toBe('12 h 30');
    expect(value()).toBe('12:30');
  });

  it.each([360, 1440])('is chosen in lists of what is offered, %i px wide', async (width) => {
    setViewport(width);
    const { user } = await renderScreen(<Time />);
    await user.click(screen.getByRole('button', { name: /^Choisir l'heure/ }));
    const list = (name: string) => screen.getByRole('listbox', { name });
    const texts = (name: string) =>
      within(list(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect([texts('Choisir heures').at(0), texts('Choisir heures').at(-1)]).toEqual(['08', '22']);
    expect(texts('Choisir minutes')).toHaveLength(12);
    await axe();

    await user.click(within(list('Choisir heures')).getByRole('option', { name: /^14/ }));
    await user.click(within(list('Choisir minutes')).getByRole('option', { name: /^35/ }));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(value()).toBe('14:35'));
  });
});

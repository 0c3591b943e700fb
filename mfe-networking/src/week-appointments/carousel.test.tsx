import { fireEvent, screen } from '@testing-library/react';

import { axe, renderScreen, setViewport } from '@passerelle/shared/testing';
import { Carousel } from './carousel';

const names = ['lundi', 'mardi', 'mercredi'];
const CARD = 300;

/** Three cards of 300 pixels in a row that shows 340 of them, scrolled as far as the test says. */
function layOut(scrolled = 0): HTMLElement {
  const row = screen.getByRole('list', { name: 'Rendez‑vous' });
  const widths = { clientWidth: 340, scrollWidth: 3 * CARD, scrollLeft: scrolled };
  for (const [name, value] of Object.entries(widths)) Object.defineProperty(row, name, { value, configurable: true });
  const rect = (left: number, width: number) => ({ left, right: left + width }) as DOMRect;
  row.getBoundingClientRect = () => rect(0, 340);
  Array.from(row.children).forEach((card, index) => {
    card.getBoundingClientRect = () => rect(index * CARD - scrolled, CARD);
  });
  fireEvent.scroll(row);
  return row;
}

const show = (width: number) => {
  setViewport(width);
  return renderScreen(
    <Carousel label="Rendez‑vous">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Carousel>,
  );
};

/** Returns the text of the card that a press scrolled into view. */
async function shownBy(press: () => Promise<void>): Promise<string | null> {
  let shown: string | null = null;
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function brought(this: Element) {
    shown = this.textContent;
  });
  await press();
  return shown;
}

describe('a carousel', () => {
  it('slides by its buttons on a phone, and says where it stands', async () => {
    const { user } = await show(360);
    layOut();
    await axe();
    screen.getByText('1 sur 3');
    expect(screen.getByRole('list').tabIndex).toBe(0);

    const press = () => user.click(screen.getByRole('button', { name: 'Carte suivante' }));
    expect(await shownBy(press)).toBe('mardi');
    layOut(CARD);
    screen.getByText('2 sur 3');
  });

  it('begins again after the last card, and by keyboard', async () => {
    const { user } = await show(360);
    layOut(3 * CARD - 340);
    screen.getByText('3 sur 3');

    const next = async () => {
      screen.getByRole('button', { name: 'Carte suivante' }).focus();
      await user.keyboard('{Enter}');
    };
    expect(await shownBy(next)).toBe('lundi');
    expect(await shownBy(() => user.click(screen.getByRole('button', { name: 'Carte précédente' })))).toBe('mardi');
  });

  it('has no buttons where all of it can be seen', async () => {
    await show(360);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('slides where there is more room, too, and says that there are more', async () => {
    await show(1440);
    layOut();
    screen.getByText('1 sur 3');
    screen.getByRole('button', { name: 'Carte suivante' });
    expect(screen.getByRole('list').tabIndex).toBe(0);
  });
});

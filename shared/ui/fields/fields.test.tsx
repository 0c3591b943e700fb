import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

import { AppThemeProvider, fieldStyles, themeFor } from '@passerelle/shared/theme';
import { Choice, FieldFault, RadioChoice, RadioGroup, SelectBox, Switch, TickBox, TextInput } from './index';

const draw = (children: ReactNode) =>
  render(
    <AppThemeProvider organization={null} locale="fr">
      {children}
    </AppThemeProvider>,
  );

function Ways(): ReactNode {
  const [way, setWay] = useState('phone');
  return (
    <>
      <h2 id="ways">Par quel moyen ?</h2>
      <RadioGroup value={way} onChange={setWay} aria-labelledby="ways">
        <RadioChoice value="phone" label="Téléphone" />
        <RadioChoice value="mail" label="E‑mail" />
        <RadioChoice value="letter" label="Lettre" disabled />
      </RadioGroup>
      <output>{way}</output>
    </>
  );
}

describe('choices', () => {
  it('are one of several, by a press on the words too', async () => {
    const user = userEvent.setup();
    draw(<Ways />);
    screen.getByRole('radiogroup', { name: 'Par quel moyen ?' });
    const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(radio('Téléphone')).toBeChecked();

    await user.click(screen.getByText('E‑mail'));
    expect(radio('E‑mail')).toBeChecked();
    expect(radio('Téléphone')).not.toBeChecked();
    await user.click(screen.getByText('Lettre'));

    expect(screen.getByRole('status')).toHaveTextContent('mail');
    // Or the arrow keys would not go from one to the other.
    expect(new Set(screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)).size).toBe(1);
  });

  it('are yes or no, or on or off', async () => {
    const user = userEvent.setup();
    const [tick, turn] = [jest.fn(), jest.fn()];
    draw(
      <>
        <Choice label="Tout" control={<TickBox checked={false} isPartly onChange={tick} />} />
        <Choice label="Rappels" control={<Switch checked onChange={turn} />} />
      </>,
    );
    expect(screen.getByRole('checkbox', { name: 'Tout' })).toBePartiallyChecked();
    expect(screen.getByRole('switch', { name: 'Rappels' })).toBeChecked();

    await user.click(screen.getByText('Tout'));
    await user.click(screen.getByText('Rappels'));

    expect(tick).toHaveBeenCalledWith(true, expect.anything());
    expect(turn).toHaveBeenCalledWith(false);
  });
});

describe('fields', () => {
  it('are the browser’s own controls, with the look of the product', () => {
    draw(
      <>
        <TextInput aria-label="Salaire" end="€" defaultValue="34 500" aria-invalid />
        <SelectBox aria-label="Effectif" defaultValue="few">
          <option value="few">Moins de 10</option>
        </SelectBox>
      </>,
    );
    const line = screen.getByRole('textbox', { name: 'Salaire' });
    expect(line).toBeInvalid();
    expect(line.parentElement).toHaveTextContent('€');
    expect(getComputedStyle(line.parentElement!).minHeight).toBe('46px');
    expect(getComputedStyle(screen.getByRole('combobox', { name: 'Effectif' })).appearance).toBe('none');
  });

  it('say what is wrong, with a mark as large as its words, whichever sheet was added first', () => {
    draw(<FieldFault id="fault" fault="Champ requis" />);
    const mark = screen.getByText('Champ requis').previousElementSibling;
    const look = fieldStyles(themeFor(null, 'fr').theme);
    expect(getComputedStyle(mark!).fontSize).toBe('17px');
    // Heavier than the size that the page gives its icons, which has no weight.
    expect(
      Object.keys(look).filter((selector) => selector.includes('> svg') || selector.startsWith('svg')),
    ).toHaveLength(2);
  });
});

import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { show } from '../page.test-helper';
import { ActionButton } from './action-button';

describe('ActionButton', () => {
  it('given something missing, says what, and leads there instead of acting', async () => {
    const act = jest.fn();
    const lead = jest.fn();
    const { user } = show(
      <ActionButton missing="Pour continuer : choisissez un contact." onMissing={lead} onClick={act}>
        Continuer
      </ActionButton>,
    );
    const button = screen.getByRole('button', { name: 'Continuer' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Pour continuer : choisissez un contact.');
    await user.click(button);
    expect(lead).toHaveBeenCalledTimes(1);
    expect(act).not.toHaveBeenCalled();
    await axe(document.body);
  });

  it('while busy, keeps its label and its focus, and acts no second time', async () => {
    const act = jest.fn();
    const { user } = show(
      <ActionButton busy onClick={act}>
        Enregistrer
      </ActionButton>,
    );
    const button = screen.getByRole('button', { name: 'Enregistrer' });
    await user.click(button);
    expect(act).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });
});

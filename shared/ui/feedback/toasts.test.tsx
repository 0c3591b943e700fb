import { axe } from '@passerelle/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';

import { show } from '../page.test-helper';
import { useToast, type ToastOptions } from './toast-card';

interface Said {
  message?: string;
  options?: ToastOptions;
  button?: string;
}

function Say({ message = 'Contact supprimé', options, button = 'Dire' }: Said) {
  const toast = useToast();
  return <button onClick={() => toast(message, options)}>{button}</button>;
}

const say = (): void => void fireEvent.click(screen.getByText('Dire'));
const wait = (seconds: number): void => act(() => jest.advanceTimersByTime(seconds * 1000));
const shown = (text = 'Contact supprimé'): boolean => screen.queryByText(text) !== null;

describe('toasts', () => {
  it('is read out politely, and axe finds nothing', async () => {
    show(<Say />);
    say();
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
    await axe(document.body);
  });

  describe('in time', () => {
    beforeEach(() => void jest.useFakeTimers());

    it('goes after six seconds', () => {
      show(<Say />);
      say();
      wait(5.9);
      expect(shown()).toBe(true);
      wait(0.2);
      expect(shown()).toBe(false);
    });

    it('with something to undo, stays ten seconds, and goes when it is undone', () => {
      const undo = jest.fn();
      show(
        <section id="main" aria-label="Page" tabIndex={-1}>
          <Say options={{ action: { label: 'Annuler', onPress: undo } }} />
        </section>,
      );
      say();
      wait(9.9);
      fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
      expect(undo).toHaveBeenCalledTimes(1);
      expect(shown()).toBe(false);
      expect(screen.getByRole('region', { name: 'Page' })).toHaveFocus();
    });

    it('waits while it is pointed at or has the focus', () => {
      show(<Say options={{ action: { label: 'Annuler', onPress: () => undefined } }} />);
      say();
      wait(8);
      act(() => screen.getByRole('button', { name: 'Annuler' }).focus());
      wait(30);
      expect(shown()).toBe(true);
      act(() => screen.getByRole('button', { name: 'Annuler' }).blur());
      wait(4.9);
      expect(shown()).toBe(true);
      wait(0.2);
      expect(shown()).toBe(false);
    });

    it('given an error, stays until it is closed', () => {
      show(<Say message="Le contact n’a pas pu être supprimé." options={{ tone: 'error' }} />);
      say();
      wait(600);
      fireEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
      expect(shown('Le contact n’a pas pu être supprimé.')).toBe(false);
    });

    it('given something else of the same thing, no longer says what was', () => {
      show(
        <>
          <Say options={{ about: 'fatou', action: { label: 'Annuler', onPress: () => undefined } }} />
          <Say button="Revenue" message="Fatou est de nouveau là" options={{ about: 'fatou' }} />
          <Say button="Paul" message="Paul est supprimé" options={{ about: 'paul' }} />
        </>,
      );
      say();
      fireEvent.click(screen.getByText('Paul'));
      fireEvent.click(screen.getByText('Revenue'));
      expect(shown()).toBe(false);
      expect(shown('Paul est supprimé')).toBe(true);
      expect(shown('Fatou est de nouveau là')).toBe(true);
    });

    it('never shows more than three', () => {
      show(<Say options={{ tone: 'error' }} />);
      for (let i = 0; i < 5; i += 1) say();
      expect(screen.getAllByText('Contact supprimé')).toHaveLength(3);
    });
  });
});

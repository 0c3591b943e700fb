import { renderScreen } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { Gauge } from './gauge';

const show = (share: number, options = {}) =>
  renderScreen(<Gauge name="Actions" share={share} source="40 points sur 100" />, options);

describe('a gauge', () => {
  it.each([
    [0, 'À lancer'],
    [0.24, 'À lancer'],
    [0.25, 'En chemin'],
    [0.49, 'En chemin'],
    [0.5, 'Bon rythme'],
    [1, 'Bon rythme'],
  ])('at %s says « %s »', async (share, word) => {
    await show(share);
    expect(screen.getByText(word)).toBeInTheDocument();
  });

  it('is muted where nothing is expected, however low it stands', async () => {
    await renderScreen(<Gauge name="Actions" share={0.1} source="10 points sur 100" rest="paused" />);

    expect(screen.getByText('En pause')).toBeInTheDocument();
    expect(screen.queryByText('À lancer')).not.toBeInTheDocument();
  });

  it('fills from the right where the language is read from there', async () => {
    const planksOf = ({ container }: { container: HTMLElement }) =>
      getComputedStyle(container.querySelector('svg g') as Element);
    const fr = await show(0.4, { hasStyles: true });
    expect(planksOf(fr).transform).not.toContain('scaleX');
    fr.unmount();
    const ar = await show(0.4, { hasStyles: true, locale: 'ar' });
    expect(planksOf(ar)).toMatchObject({ transform: 'scaleX(-1)', transformOrigin: '100px 0' });
  });

  it('is animated on the first visit of the day only', async () => {
    const animatedPlanks = (container: HTMLElement): number =>
      Array.from(container.querySelectorAll('path')).filter((path) => getComputedStyle(path).animation !== '').length;
    const first = await show(0.4, { hasStyles: true });
    expect(animatedPlanks(first.container)).toBe(10);
    first.unmount();
    const second = await show(0.4, { hasStyles: true });
    expect(animatedPlanks(second.container)).toBe(0);
  });
});

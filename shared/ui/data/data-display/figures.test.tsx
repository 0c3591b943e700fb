import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { show } from '../../page.test-helper';
import { BadgeShield } from './shield';
import { Bridge } from '@passerelle/shared/ui/bridge';
import { PanelFailure } from '@passerelle/shared/ui';

import { FigureCard } from './figure-card';
import { ProgressBar } from './progress-bar';
import { Progress } from './progress';
import { Steps } from './steps';

const states = (container: HTMLElement): (string | undefined)[] =>
  Array.from(container.querySelectorAll<HTMLElement>('[data-state]'), ({ dataset }) => dataset['state']);

describe('figures', () => {
  it('steps on a dark ground are printed without it, as those on paper are', () => {
    const { container } = show(<ProgressBar total={2} done={1} look="onDeep" />);
    const [step] = container.querySelectorAll('[data-state="done"]');
    const printed = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules))
      .flat()
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .map(({ cssText }) => cssText)
      .find((text) => text.includes(String(step?.classList.item(step.classList.length - 1))));
    expect(printed).toContain('print-color-adjust: exact');
    expect(printed).toContain('brand-fill');
  });

  it('steps are done, current, put off or to come', () => {
    const { container } = show(<ProgressBar total={5} done={2} current={3} suspended={[4]} />);
    expect(states(container)).toEqual(['done', 'done', 'current', 'suspended', 'coming']);
  });

  it('steps are whole only where all is done, once that is known', () => {
    const { container } = show(
      <ProgressBar total={5} done={2} current={3} suspended={[5]} shares={[1, 0.4, 1, 0, 0]} />,
    );

    expect(states(container)).toEqual(['done', 'partial', 'done', 'coming', 'suspended']);
  });

  it('a bridge has a plank for each week, and readers do not hear of it', async () => {
    const { container } = show(<Bridge total={12} current={7} labelOf={(week) => `S${week}`} />);
    expect(states(container)).toHaveLength(12);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    await axe(document.body);
  });

  it('the others are named, and axe finds nothing', async () => {
    const retry = jest.fn();
    const { user } = show(
      <>
        <BadgeShield level="lvl2" icon={<svg />} name="CV" />
        <FigureCard label="Licences utilisées" value="342" unit="sur 400" />
        <Progress share={0.58} label="Avancement d’Amel Benkhelifa">
          58 %
        </Progress>
        <Steps names={['Quoi', 'Qui', 'Quand']} current={2} />
        <PanelFailure onRetry={retry}>Ce graphique n’a pas pu être chargé.</PanelFailure>
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Avancement d’Amel Benkhelifa' })).toHaveAttribute(
      'aria-valuenow',
      '58',
    );
    expect(screen.getByText('Étape 2 sur 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await axe(document.body);
  });
});

import { axe } from '@passerelle/shared/testing';
import { screen } from '@testing-library/react';

import { show } from '../page.test-helper';
import { AreaFailure } from './area-failure';

describe('AreaFailure', () => {
  it('keeps the area’s heading, says what failed and when, and can be tried again', async () => {
    const retry = jest.fn();
    const { user } = show(
      <>
        <h1>Fatou Diallo</h1>
        <AreaFailure
          heading="Actions avec Fatou"
          title="Les actions de networking ne répondent pas"
          failedAt={Date.parse('2026-11-18T13:12:00Z')}
          onRetry={retry}
        >
          Le reste fonctionne.
        </AreaFailure>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Actions avec Fatou' })).toBeInTheDocument();
    expect(screen.getByRole('alert').textContent).toContain('ne répondent pas');
    expect(screen.getByText('Dernier essai à 14 h 12.')).toBeInTheDocument();
    await axe(document.body);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('without a heading of its own, is named by what failed', () => {
    show(<AreaFailure level={1} title="La page ne répond pas" onRetry={() => undefined} />);
    expect(screen.getByRole('region', { name: 'La page ne répond pas' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });
});

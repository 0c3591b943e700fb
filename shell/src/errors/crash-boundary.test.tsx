import { on } from '@passerelle/shared/events';
import { axe, renderScreen, setNow, takeLoggedErrors } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { EnvMissing } from '../boot/env';
import { reloadDocument } from '../session/full-navigation';
import { CrashBoundary, QuietBoundary } from './boundaries';
import { CrashPage } from './crash-page';

jest.mock('../session/full-navigation');

let isBroken = true;
function Fragile(): ReactNode {
  if (isBroken) throw new TypeError('no "Amel" in 6f0d1f6e-3c4e-4f4b-9a67-0b6f3f1c2d3e');
  return <h1>Works</h1>;
}
const fragilePage = (
  <CrashBoundary>
    <Fragile />
  </CrashBoundary>
);
const retry = (): HTMLElement => screen.getByRole('button', { name: 'Réessayer' });

describe('the crash boundary', () => {
  let reported: string[];
  let off: () => void;
  beforeEach(() => {
    isBroken = true;
    reported = [];
    off = on('error-reported', ({ remote, message }) => reported.push(`${remote}: ${message}`));
  });
  afterEach(() => {
    off();
    takeLoggedErrors();
  });

  it('says the generic sentence, keeps the details for who asks, and reports', async () => {
    await renderScreen(fragilePage);

    screen.getByRole('heading', { level: 1, name: 'Une erreur est survenue' });
    screen.getByText(/^Nous sommes désolés, une erreur inattendue est survenue/);
    const details = screen.getByText(/TypeError|no "…"/, { selector: 'pre' });
    expect(details.textContent).toContain('no "…" in :id');
    expect(details.textContent).not.toContain('Amel');
    expect(reported).toHaveLength(1);
  });

  it('copies the details', async () => {
    const { user } = await renderScreen(fragilePage);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByText('Détails'));
    await user.click(screen.getByText('Copier les détails'));
    await screen.findByText('Détails copiés');
    expect(write.mock.calls[0]?.[0]).toContain('no "…" in :id');
  });

  it('tries again without a reload, then with one', async () => {
    const { user } = await renderScreen(fragilePage);
    await user.click(retry());
    expect(reloadDocument).not.toHaveBeenCalled();
    await user.click(retry());
    expect(reloadDocument).toHaveBeenCalledTimes(1);

    setNow('2026-11-18T09:40:00.000Z');
    isBroken = false;
    await user.click(retry());
    screen.getByRole('heading', { name: 'Works' });
  });

  it('gives another address another chance', async () => {
    await renderScreen(fragilePage);
    isBroken = false;
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    screen.getByRole('heading', { name: 'Works' });
  });

  it('around a part leaves the page its own main', async () => {
    const { container } = await renderScreen(
      <CrashBoundary inside>
        <Fragile />
      </CrashBoundary>,
    );
    screen.getByRole('heading', { level: 1, name: 'Une erreur est survenue' });
    expect(container.querySelectorAll('main')).toHaveLength(1);
    await axe();
  });

  it('shows at once why a page without its env cannot be', async () => {
    const { container } = await renderScreen(<CrashPage error={new EnvMissing(null)} onRetry={() => undefined} />);
    expect(container.querySelector('details')?.open).toBe(true);
    screen.getByText(/Error could not get env from API/, { selector: 'pre' });
    await axe(container.querySelector('[role=alert]') ?? undefined);
  });

  it('of what the page can do without, leaves nothing', async () => {
    await renderScreen(
      <>
        <h1>Page</h1>
        <QuietBoundary>
          <Fragile />
        </QuietBoundary>
      </>,
    );
    screen.getByRole('heading', { name: 'Page' });
    expect(reported).toHaveLength(1);
  });
});

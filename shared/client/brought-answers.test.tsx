import { activateLocale } from '@passerelle/shared/i18n';
import { aSelectedProgram, fakeApi, renderScreen, someStats } from '@passerelle/shared/testing';
import { screen, waitFor } from '@testing-library/react';

import { bringAnswers, clearCachedAnswers, invalidate, useCall } from './index';

const stats = (left: number) => someStats({ week: { ...someStats().week, remainingActions: left } });

function Left() {
  const { data } = useCall('GET /me/stats');
  return <p>{data ? `${data.week.remainingActions} left` : 'loading'}</p>;
}

const open = async (locale: 'fr' | 'en' = 'fr') => {
  const api = fakeApi({ 'GET /me/stats': () => stats(5) });
  bringAnswers({ locale, found: { '/me/stats': stats(3), '/me/other': aSelectedProgram() } });
  const shown = await renderScreen(<Left />);
  return { ...shown, asked: () => api.requestsOf('GET /me/stats').length };
};

let elapsed: jest.SpyInstance<number>;
beforeEach(() => {
  clearCachedAnswers();
  elapsed = jest.spyOn(performance, 'now').mockReturnValue(4_000);
});
afterEach(() => elapsed.mockRestore());

describe('an answer that came with the document', () => {
  it('is shown at once, in place of the first call alone', async () => {
    const { asked } = await open();
    expect(screen.getByText('3 left')).toBeInTheDocument();
    await waitFor(() => expect(asked()).toBe(0));

    await invalidate('/me/stats');
    expect(await screen.findByText('5 left')).toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('is taken by one page alone', async () => {
    const { unmount } = await open();
    unmount();
    const api = fakeApi({ 'GET /me/stats': () => stats(6) });
    clearCachedAnswers();
    await renderScreen(<Left />);
    expect(await screen.findByText('6 left')).toBeInTheDocument();
    expect(api.requestsOf('GET /me/stats')).toHaveLength(1);
  });

  it('is none once something has changed, however short ago', async () => {
    const api = fakeApi({ 'GET /me/stats': () => stats(7) });
    bringAnswers({ locale: 'fr', found: { '/me/stats': stats(3) } });
    await invalidate('/me/contacts');
    await renderScreen(<Left />);
    expect(await screen.findByText('7 left')).toBeInTheDocument();
    expect(api.requestsOf('GET /me/stats')).toHaveLength(1);
  });

  it('is none where it is old, or was asked for in another language', async () => {
    elapsed.mockReturnValue(60_000);
    const { asked, unmount } = await open();
    expect(await screen.findByText('5 left')).toBeInTheDocument();
    expect(asked()).toBe(1);
    unmount();
    clearCachedAnswers();

    elapsed.mockReturnValue(4_000);
    const other = await open('en');
    expect(await screen.findByText('5 left')).toBeInTheDocument();
    expect(other.asked()).toBe(1);
    await activateLocale('fr');
  });
});

import { activateLocale } from '@passerelle/shared/i18n';
import { fakeApi, someStats } from '@passerelle/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';

import { bringAnswers, clearCachedAnswers, invalidate, refreshAnswers, swrConfig, useCall } from './index';

const stats = (left: number) => someStats({ week: { ...someStats().week, remainingActions: left } });

function Left() {
  const { data } = useCall('GET /me/stats');
  return <p>{data ? `${data.week.remainingActions} left` : 'loading'}</p>;
}

const show = () =>
  render(
    <SWRConfig value={swrConfig}>
      <Left />
    </SWRConfig>,
  );

/** A page of a document that brought three, under a server that says five by now. */
function open(locale: 'fr' | 'en' = 'fr') {
  const api = fakeApi({ 'GET /me/stats': () => stats(5) });
  bringAnswers({ locale, found: { '/me/stats': stats(3) } });
  return { ...show(), asked: () => api.requestsOf('GET /me/stats').length };
}

/** A cached answer is fetched again in the next frame. */
const settled = () => act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

let elapsed: jest.SpyInstance<number>;
beforeEach(async () => {
  await activateLocale('fr');
  clearCachedAnswers();
  elapsed = jest.spyOn(performance, 'now').mockReturnValue(4_000);
});
afterEach(() => elapsed.mockRestore());

describe('an answer that came with the document', () => {
  it('is shown at once, in place of the first call alone', async () => {
    const { asked } = open();
    expect(screen.getByText('3 left')).toBeInTheDocument();
    // A background request of the screen takes it too.
    await settled();
    expect(asked()).toBe(0);

    await invalidate('/me/stats');
    expect(await screen.findByText('5 left')).toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('is taken once: a second request goes to the server', async () => {
    const { asked } = open();
    await settled();
    await act(refreshAnswers);
    expect(await screen.findByText('5 left')).toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('is none once something has changed, however short ago', async () => {
    const api = fakeApi({ 'GET /me/stats': () => stats(5) });
    bringAnswers({ locale: 'fr', found: { '/me/stats': stats(3) } });
    await invalidate('/me/contacts');
    show();
    expect(await screen.findByText('5 left')).toBeInTheDocument();
    expect(api.requestsOf('GET /me/stats')).toHaveLength(1);
  });

  it('is none where it is old', async () => {
    elapsed.mockReturnValue(60_000);
    const { asked } = open();
    expect(await screen.findByText('5 left')).toBeInTheDocument();
    expect(asked()).toBe(1);
  });

  it('is none in another language than that of the page', async () => {
    const { asked } = open('en');
    expect(await screen.findByText('5 left')).toBeInTheDocument();
    expect(asked()).toBe(1);
  });
});

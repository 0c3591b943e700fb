import { renderHook, waitFor } from '@testing-library/react';
import { fakeApi, refuse } from '@passerelle/shared/testing';

import { clearCachedAnswers, useRepeatedCall } from './index';

const name = 'PUT /content/items/:itemId/presence';
const params = { itemId: '0b3c0e0a-5c1f-4f6e-9a52-3a9f1d1f0c01' };
const marie = { names: ['Marie Martin'], unnamed: 0, isOnOtherDevice: false };

beforeEach(() => clearCachedAnswers());

describe('a repeated call', () => {
  it('is made again after a while, gives the last answer, and none after a failure', async () => {
    const api = fakeApi({ [name]: () => marie });
    const { result, unmount } = renderHook(() => useRepeatedCall(name, { params, every: 20 }));
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toEqual(marie));
    api.answer({ [name]: () => ({ names: [], unnamed: 1, isOnOtherDevice: false }) });
    await waitFor(() => expect(result.current).toEqual({ names: [], unnamed: 1, isOnOtherDevice: false }));

    api.answer({ [name]: () => refuse(403, { code: 'forbidden' }) });
    await waitFor(() => expect(result.current).toBeUndefined());
    unmount();
  });

  it('is not made unless it is wanted', () => {
    const api = fakeApi({ [name]: () => marie });
    renderHook(() => useRepeatedCall(name, { params, every: 20, when: false }));
    expect(api.requestsOf(name)).toEqual([]);
  });
});

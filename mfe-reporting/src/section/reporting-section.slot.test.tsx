import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { clearCachedAnswers } from '@passerelle/shared/client';
import type { MetricAnswer } from '@passerelle/shared/contract';
import { aStaffProfile, axe, fakeApi, type FakeRequest, renderScreen } from '@passerelle/shared/testing';
import { followUpHandlers } from '../lists/follow-up.test-helper';
import { ReportingSectionSlot } from './reporting-section.slot';

// The drawing is tested in its room; jsdom has no pixels.
jest.mock('@passerelle/shared/charts', () => ({
  ...jest.requireActual<object>('@passerelle/shared/charts'),
  ChartFigure: ({ table }: { table: ReactNode }) => table,
}));

const CALL = 'GET /reporting/grafana/:queryType';
const twelve = ({ params, query }: FakeRequest): MetricAnswer =>
  params['queryType'] === 'query_range'
    ? { resultType: 'matrix', result: [{ metric: {}, values: [[Number(query['start']), '12']] }] }
    : { resultType: 'vector', result: [{ metric: {}, value: [Number(query['time']), '12'] }] };

beforeEach(() => clearCachedAnswers());

describe('the reporting on another screen', () => {
  it('shows four key figures, and requests the others on demand', async () => {
    const me = aStaffProfile('headHR');
    const api = fakeApi({ 'GET /me': () => me, ...followUpHandlers, [CALL]: twelve });
    const asked = () => api.requestsOf(CALL).length;
    const panels = () => screen.getAllByRole('heading', { level: 3 });
    const { user } = await renderScreen(<ReportingSectionSlot />, { route: '/client/dashboard', person: me });

    await waitFor(() => expect(screen.getAllByText('12').length).toBeGreaterThan(0));
    expect(panels()).toHaveLength(4);
    await waitFor(() => expect(asked()).toBe(14));
    screen.getByRole('button', { name: /^Période/ });
    expect(api.requestsOf('GET /reporting/silent')).toEqual([]);
    await axe();

    await user.click(screen.getByRole('button', { name: 'Afficher tous les chiffres', expanded: false }));

    await waitFor(() => expect(asked()).toBe(32));
    expect(panels().length).toBeGreaterThan(10);
    await user.click(screen.getByRole('button', { name: 'Afficher moins de chiffres', expanded: true }));
    expect(panels()).toHaveLength(4);
    // The follow-up lists are on the page of the reporting only.
    expect(screen.queryByRole('heading', { name: 'À suivre' })).not.toBeInTheDocument();
  });
});

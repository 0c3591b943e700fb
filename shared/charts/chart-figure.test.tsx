import { screen, waitFor } from '@testing-library/react';

import { renderScreen } from '@passerelle/shared/testing';
import { ActivityChart } from './activity-chart';
import type { ActivityOption } from './activity-option';

describe('the chart itself', () => {
  beforeEach(() => {
    // jsdom has no canvas to measure texts with, lays nothing out, and says so.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(480);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(272);
    class Observer {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    }
    globalThis.ResizeObserver = Observer;
  });

  it('is drawn, says what it is, and goes away cleanly', async () => {
    const option: ActivityOption = {
      animation: false,
      aria: { enabled: true, label: { description: 'Courbes de votre activité' } },
      xAxis: { type: 'category', data: ['lun. 16', 'mar. 17'] },
      yAxis: { type: 'value' },
      series: [{ type: 'line', data: [2, 0], color: '#6B5AED' }],
    };

    const { unmount, container } = await renderScreen(<ActivityChart option={option} />);

    await screen.findByRole('img', { name: 'Courbes de votre activité' });
    await waitFor(() => expect(container.querySelector('svg')?.textContent).toContain('mar. 17'));
    expect(container.querySelector('path[stroke="#6B5AED"]')).not.toBeNull();
    unmount();
  });
});

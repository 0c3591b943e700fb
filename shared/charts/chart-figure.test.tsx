import { screen, waitFor } from '@testing-library/react';

import { axe, renderScreen } from '@passerelle/shared/testing';
import { type ChartView, FigureTable } from '@passerelle/shared/ui/data';
import { ChartFigure } from './index';

const load = jest.fn();
jest.mock('./engine', () => {
  load();
  return jest.requireActual<object>('./engine');
});

const Course = ({ view, isAlone = false }: { view: ChartView; isAlone?: boolean }) => (
  <>
    <h1>Votre reporting</h1>
    <ChartFigure
      view={view}
      isAlone={isAlone}
      height={272}
      chart={{
        kind: 'lines',
        labels: ['lun. 16', 'mar. 17'],
        lines: [
          { name: 'Connexions', values: [2, 0] },
          { name: 'Actions', values: [0, 1] },
        ],
        tips: ['', ''],
        description: 'Courbes de votre activité',
      }}
      table={
        <FigureTable
          caption="En chiffres"
          columns={[
            { key: 'day', name: 'Jour' },
            { key: 'connections', name: 'Connexions' },
          ]}
          rows={[{ key: '16', name: 'lun. 16', cells: ['2'] }]}
        />
      }
    />
  </>
);

beforeEach(() => {
  // jsdom has no canvas to measure texts with, and lays nothing out.
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

const soon = { timeout: 30_000 };

describe('a chart', () => {
  it('as a table alone asks for no library', async () => {
    await renderScreen(<Course view="table" />);

    screen.getByRole('table', { name: 'En chiffres' });
    expect(load).not.toHaveBeenCalled();
  });

  it('that cannot be loaded leaves its table, and is drawn when it is tried again', async () => {
    load.mockImplementationOnce(() => {
      throw new Error('ChunkLoadError');
    });
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    const { user } = await renderScreen(<Course view="chart" />);

    await screen.findByText('Ce graphique n’a pas pu être dessiné. Le tableau donne les mêmes chiffres.', {}, soon);
    screen.getByRole('table', { name: 'En chiffres' });
    await axe();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));

    await screen.findByRole('img', { name: 'Courbes de votre activité' }, soon);
  });

  it('is drawn in the colours of the organisation, is described, and goes away cleanly', async () => {
    const { unmount, container } = await renderScreen(<Course view="chart" />);

    await screen.findByRole('img', { name: 'Courbes de votre activité' }, soon);
    await waitFor(() => expect(container.querySelector('svg')?.textContent).toContain('mar. 17'));
    expect(container.querySelector('path[stroke="#6B5AED"]')).toBeInTheDocument();
    await axe();
    unmount();
  });

  it('alone has its table one press away', async () => {
    const { rerender } = await renderScreen(<Course view="chart" isAlone />);
    await screen.findByRole('img', { name: 'Courbes de votre activité' }, soon);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();

    rerender(<Course view="table" isAlone />);
    screen.getByRole('table', { name: 'En chiffres' });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

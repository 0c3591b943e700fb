import { screen, waitFor } from '@testing-library/react';

import { axe, renderScreen } from '@passerelle/shared/testing';
import { type ChartView, FigureTable } from '@passerelle/shared/ui/data';
import { ChartFigure } from './index';
import { drawAt } from './lines/width.test-helper';

const load = jest.fn();
jest.mock('./lines/line-drawing', () => {
  load();
  return jest.requireActual<object>('./lines/line-drawing');
});
const loadLibrary = jest.fn();
jest.mock('./engine', () => {
  loadLibrary();
  return jest.requireActual<object>('./engine');
});

const Course = ({ view }: { view: ChartView }) => (
  <>
    <h1>Votre reporting</h1>
    <ChartFigure
      view={view}
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

const Scores = () => (
  <>
    <h1>Vos résultats</h1>
    <ChartFigure
      view="chart"
      height={34}
      chart={{
        kind: 'bars',
        rows: [{ name: 'Verbal', score: 7, most: 8, isTop: true }],
        figures: ['7'],
        description: 'Vos points',
      }}
      table={<FigureTable caption="En chiffres" columns={[{ key: 'name', name: 'Forme' }]} rows={[]} />}
    />
  </>
);

beforeEach(() => {
  // jsdom has no canvas to measure texts with, and lays nothing out.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(480);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(272);
  drawAt(480);
});

const soon = { timeout: 30_000 };

describe('a chart', () => {
  it('as a table alone asks for nothing that draws', async () => {
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

  it('of lines is drawn in the colours of the organisation, is described, and asks for no library', async () => {
    const { unmount, container } = await renderScreen(<Course view="chart" />);

    await screen.findByRole('img', { name: 'Courbes de votre activité' }, soon);
    await waitFor(() => expect(container.querySelector('[data-chart] svg')?.textContent).toContain('mar. 17'));
    expect(container.querySelector('path[stroke="#6B5AED"]')).toBeInTheDocument();
    await axe();
    unmount();
    expect(loadLibrary).not.toHaveBeenCalled();
  });

  it('of anything else is drawn by the library, is described, and goes away cleanly', async () => {
    const { unmount, container } = await renderScreen(<Scores />);

    await screen.findByRole('img', { name: 'Vos points' }, soon);
    await waitFor(() => expect(container.querySelector('svg')?.textContent).toContain('Verbal'), soon);
    expect(loadLibrary).toHaveBeenCalledTimes(1);
    unmount();
  });
});

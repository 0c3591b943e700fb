import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { AppThemeProvider } from '@passerelle/shared/theme';

import type { LineChart } from '../chart';
import { LineDrawing } from './line-drawing';
import { drawAt } from './width.test-helper';

const chart: LineChart = {
  kind: 'lines',
  labels: ['lun. 16', 'mar. 17'],
  lines: [
    { name: 'Connexions', values: [2, 0] },
    { name: 'Actions faites', values: [0, 1] },
  ],
  tips: ['lun. 16\nConnexions : 2', 'mar. 17\nConnexions : 0'],
  description: 'Courbes de votre activité',
};

const Drawing = ({ shown }: { shown?: number }): ReactNode => (
  <AppThemeProvider organization={null} locale="fr">
    <LineDrawing chart={chart} height={272} shown={shown} />
  </AppThemeProvider>
);

// jsdom knows no pointer that is somewhere.
const pointAt = (element: Element, clientX: number): boolean =>
  fireEvent(element, new MouseEvent('pointermove', { bubbles: true, clientX }));

beforeEach(() => drawAt(400));

describe('two lines', () => {
  it('differ by more than their colour, and are described', () => {
    const { container } = render(<Drawing />);

    screen.getByRole('img', { name: 'Courbes de votre activité' });
    const [first, second] = container.querySelectorAll('path[stroke-dasharray]');
    expect(first).toHaveAttribute('stroke-dasharray', '');
    expect(second).toHaveAttribute('stroke-dasharray', '6 4');
    expect(first?.getAttribute('stroke')).not.toBe(second?.getAttribute('stroke'));
    const shapes = Array.from(container.querySelectorAll('path[transform]'), (mark) => mark.getAttribute('d'));
    expect(shapes).toHaveLength(4);
    expect(new Set(shapes).size).toBe(2);
  });

  it('tell each value where somebody points, and no longer', () => {
    render(<Drawing />);
    const drawing = screen.getByRole('img');
    expect(screen.queryByText(/Connexions/)).not.toBeInTheDocument();

    pointAt(drawing, 390);
    screen.getByText(/mar\. 17\s+Connexions : 0/);
    pointAt(drawing, 20);
    screen.getByText(/lun\. 16\s+Connexions : 2/);
    fireEvent.pointerLeave(drawing.parentElement ?? drawing);
    expect(screen.queryByText(/Connexions/)).not.toBeInTheDocument();
  });

  it('tell the value that is reached by keyboard', () => {
    const { rerender } = render(<Drawing shown={1} />);
    screen.getByText(/mar\. 17\s+Connexions : 0/);

    rerender(<Drawing />);
    expect(screen.queryByText(/Connexions/)).not.toBeInTheDocument();
  });
});

import { act, render, screen } from '@testing-library/react';

import { useSteadyLoading } from './loaded-area';

function Phase({ loading }: { loading: boolean }) {
  return <p>{useSteadyLoading(loading)}</p>;
}

const phase = (): string | null => screen.getByRole('paragraph').textContent;
const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

describe('useSteadyLoading', () => {
  beforeEach(() => void jest.useFakeTimers());

  it('given a quick answer, never shows the skeleton', () => {
    const { rerender } = render(<Phase loading />);
    wait(140);
    expect(phase()).toBe('quiet');
    rerender(<Phase loading={false} />);
    expect(phase()).toBe('done');
  });

  it('given a slow answer, shows the skeleton long enough to be seen', () => {
    const { rerender } = render(<Phase loading />);
    wait(160);
    expect(phase()).toBe('skeleton');
    rerender(<Phase loading={false} />);
    wait(200);
    expect(phase()).toBe('skeleton');
    wait(200);
    expect(phase()).toBe('done');
  });

  it('given what is there already, shows it at once', () => {
    render(<Phase loading={false} />);
    expect(phase()).toBe('done');
  });

  it('when it loads again later, waits again', () => {
    const { rerender } = render(<Phase loading={false} />);
    rerender(<Phase loading />);
    expect(phase()).toBe('quiet');
    wait(160);
    expect(phase()).toBe('skeleton');
  });
});

import { render, screen } from '@testing-library/react';

import { InTurn } from './in-turn';

const drawn = (): string[] => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent ?? '');

describe('what is drawn in turn', () => {
  it('comes after what is in sight, one part a task', async () => {
    const seen: string[][] = [];
    const Seen = ({ name }: { name: string }) => {
      seen.push(drawn());
      return <p>{name}</p>;
    };
    render(
      <>
        <InTurn atOnce>
          <Seen name="first" />
        </InTurn>
        <InTurn fallback={<hr />}>
          <Seen name="second" />
        </InTurn>
        <InTurn>
          <Seen name="third" />
        </InTurn>
      </>,
    );
    expect(drawn()).toEqual(['first']);
    expect(screen.getAllByRole('separator')).toHaveLength(1);

    await screen.findByText('third');
    expect(drawn()).toEqual(['first', 'second', 'third']);
    expect(seen).toContainEqual(['first']);
    expect(seen).toContainEqual(['first', 'second']);
    expect(screen.queryByRole('separator')).not.toBeInTheDocument();
  });
});

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, EmptyState } from '@passerelle/shared/ui';

interface Props {
  title: ReactNode;
  onClear: () => void;
  /** What is cleared, when it is more than what was typed: « Effacer la recherche et les filtres ». */
  action?: ReactNode;
}

/** Nothing matches what was asked; one press asks for everything again. */
export function NoResult({ title, onClear, action = <Trans>Effacer la recherche</Trans> }: Props): ReactNode {
  const clear = (): void => {
    // The button goes away with what it clears; one goes on by looking for something else.
    document.querySelector<HTMLInputElement>('[data-search] input')?.focus();
    onClear();
  };
  return (
    <EmptyState
      title={title}
      picture={null}
      action={
        <Button variant="outlined" onClick={clear}>
          {action}
        </Button>
      }
    />
  );
}

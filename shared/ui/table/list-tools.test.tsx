import { axe, dateField, enterDate, setViewport } from '@passerelle/shared/testing';
import type { DayRange } from '@passerelle/shared/url-state';
import { screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';

import { show } from '../page.test-helper';
import { BulkOutcome, useBulkAction, type BulkResult } from './bulk-action';
import { ColumnChoice } from './views/column-choice';
import { DateRangeDialog, type DateRangeDialogProps } from './filters/date-range-dialog';
import { DateRangeFilter } from './filters/date-range-filter';
import { SelectionBar } from './selection-bar';
import { SeveralFilter } from './filters/several-filter';

const widths = [1440, 360];

function Roles({ onChange }: { onChange: (values: readonly string[]) => void }): ReactNode {
  const [values, setValues] = useState<readonly ('user' | 'manager' | 'headHR')[]>([]);
  return (
    <SeveralFilter
      label="Rôle"
      values={values}
      options={[
        { value: 'user', label: 'Participant' },
        { value: 'manager', label: 'Manager' },
        { value: 'headHR', label: 'RRH' },
      ]}
      onChange={(next) => {
        setValues(next);
        onChange(next);
      }}
    />
  );
}

describe('SeveralFilter', () => {
  it.each(widths)('at %d px, chooses any number by keyboard, and says how many', async (width) => {
    setViewport(width);
    const changed = jest.fn();
    const { user } = show(<Roles onChange={changed} />);

    await user.click(screen.getByRole('button', { name: 'Rôle\u00A0: tous' }));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(changed).toHaveBeenLastCalledWith(['manager']);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(changed).toHaveBeenLastCalledWith(['user', 'manager']);
    expect(screen.getByRole('menuitemcheckbox', { name: 'Manager' })).toHaveAttribute('aria-checked', 'true');
    await axe(document.body);

    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Rôle\u00A0: 2 choisis' }));
    await user.click(screen.getByRole('menuitem', { name: 'Tout afficher' }));
    expect(changed).toHaveBeenLastCalledWith([]);
    await screen.findByRole('button', { name: 'Rôle\u00A0: tous' });
  });
});

const january = { from: '2026-01-01', to: '2026-01-31' };

const WithJanuary = (props: DateRangeDialogProps): ReactNode => (
  <DateRangeDialog {...props} presets={[{ id: 'january', label: 'Janvier', range: january }]} />
);

function Period({ onChange }: { onChange: (range: DayRange | null) => void }): ReactNode {
  const [value, setValue] = useState<DayRange | null>(null);
  return (
    <DateRangeFilter
      label="Période"
      dialog={WithJanuary}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

describe('DateRangeFilter', () => {
  it.each(widths)('at %d px, takes a range that has both ends in their order', async (width) => {
    setViewport(width);
    const changed = jest.fn();
    const { user } = show(<Period onChange={changed} />);
    await user.click(screen.getByRole('button', { name: 'Période\u00A0: toutes les dates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Période' }));

    await enterDate(dateField('Du', dialog), '10/03/2026');
    await user.click(dialog.getByRole('button', { name: 'Appliquer' }));
    dialog.getByText('Indiquez les deux dates.');
    expect(dateField('Au', dialog)).toContainElement(document.activeElement as HTMLElement);
    await axe(document.body);

    await enterDate(dateField('Au', dialog), '01/03/2026');
    dialog.getByText('La fin est avant le début.');
    await enterDate(dateField('Au', dialog), '12/03/2026');
    await user.keyboard('{Enter}');

    expect(changed.mock.calls).toEqual([[{ from: '2026-03-10', to: '2026-03-12' }]]);
    await screen.findByRole('button', { name: /Période.*10.*12\smars/ });
  });

  it('takes a usual range in one press, and all dates again', async () => {
    const changed = jest.fn();
    const { user } = show(<Period onChange={changed} />);

    await user.click(screen.getByRole('button', { name: 'Période\u00A0: toutes les dates' }));
    await user.click(await screen.findByRole('button', { name: 'Janvier' }));
    expect(changed).toHaveBeenLastCalledWith(january);
    await user.click(await screen.findByRole('button', { name: /janvier/ }));
    await user.click(await screen.findByRole('button', { name: 'Toutes les dates' }));

    expect(changed).toHaveBeenLastCalledWith(null);
  });
});

describe('ColumnChoice', () => {
  const offered = [
    { id: 'role', header: 'Rôle' },
    { id: 'group', header: 'Groupe' },
  ];
  function Choice(): ReactNode {
    const [hidden, setHidden] = useState<readonly string[]>([]);
    return <ColumnChoice offered={offered} hidden={hidden} onChange={setHidden} />;
  }

  it('hides columns, and shows all of them again', async () => {
    const { user } = show(<Choice />);
    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    const role = screen.getByRole('menuitemcheckbox', { name: 'Rôle' });
    expect(role).toHaveAttribute('aria-checked', 'true');

    await user.click(role);
    expect(role).toHaveAttribute('aria-checked', 'false');
    await axe(document.body);
    await user.click(screen.getByRole('menuitem', { name: 'Afficher toutes les colonnes' }));

    await user.click(await screen.findByRole('button', { name: 'Colonnes' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Rôle' })).toHaveAttribute('aria-checked', 'true');
  });

  it('goes back to the columns that are shown by default, where some are not', async () => {
    const changed = jest.fn();
    const { user } = show(
      <ColumnChoice offered={offered} hidden={[]} hiddenByDefault={['group']} onChange={changed} />,
    );
    await user.click(screen.getByRole('button', { name: 'Colonnes' }));
    await user.click(screen.getByRole('menuitem', { name: 'Revenir aux colonnes habituelles' }));

    expect(changed).toHaveBeenCalledWith(['group']);
  });

  it('is not there on a phone, where there are no columns', () => {
    setViewport(360);
    show(<Choice />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('SelectionBar', () => {
  it('says how many are on other pages, and offers all that match', async () => {
    const chosen = jest.fn();
    const { user } = show(
      <SelectionBar actions={[]} onClear={jest.fn()} elsewhere={3} matching={312} onChooseMatching={chosen}>
        23 personnes sélectionnées
      </SelectionBar>,
    );
    expect(screen.getByRole('group', { name: 'Actions sur la sélection' }).textContent).toContain(
      '(dont 3 sur d’autres pages)',
    );
    await axe(document.body);

    await user.click(screen.getByRole('button', { name: 'Sélectionner les 312 résultats' }));
    expect(chosen).toHaveBeenCalled();
  });

  it('has one button for what can be done, where there is little room', async () => {
    setViewport(360);
    const send = jest.fn();
    const actions = [{ id: 'send', label: 'Envoyer', icon: null, onPress: send }];
    const { user } = show(
      <SelectionBar actions={actions} onClear={jest.fn()}>
        2 personnes sélectionnées
      </SelectionBar>,
    );
    expect(screen.queryByRole('button', { name: 'Envoyer' })).not.toBeInTheDocument();
    await axe(document.body);

    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Envoyer' }));
    expect(send).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'Désélectionner' });
  });
});

const names: Record<string, string> = { a: 'Ana', b: 'Bea', c: 'Cléo', d: 'Dina' };
type Reason = 'late' | 'gone';
const refused = (...ids: string[]) => ids.map((id) => ({ id, reason: 'late' as Reason }));

type Result = { done: number; refused: { id: string; reason: Reason }[] };
const reasons = { late: (who: string) => `Trop tard : ${who}`, gone: (who: string) => `Partis : ${who}` };
const messages = {
  success: 'Tout est fait',
  outcome: (result: BulkResult<Reason>) => (
    <BulkOutcome
      result={result}
      nameOf={(id) => names[id] ?? ''}
      done={(count) => `${count} faits`}
      reasons={reasons}
    />
  ),
  failure: () => 'Rien n’est fait',
};

function Bulk({ act }: { act: () => Promise<Result> }): ReactNode {
  const { busy, run } = useBulkAction();
  return (
    <button aria-busy={busy} onClick={() => void run({ about: 'bulk', act, ...messages })}>
      Agir
    </button>
  );
}

describe('an action on many', () => {
  it.each<[string, () => Promise<Result>, string[]]>([
    ['worked', async () => ({ done: 2, refused: [] }), ['Tout est fait']],
    ['left some out', async () => ({ done: 1, refused: refused('a', 'b') }), ['1 faits', 'Trop tard : Ana et Bea']],
    [
      'left many out',
      async () => ({ done: 0, refused: refused('a', 'b', 'c', 'd') }),
      ['Trop tard : Ana, Bea, Cléo et 1 de plus'],
    ],
    ['left the unseen out', async () => ({ done: 0, refused: refused('a', 'x') }), ['Trop tard : Ana et 1 de plus']],
    ['failed', async () => Promise.reject(new Error('no')), ['Rien n’est fait']],
  ])('that %s says so', async (_what, act, sentences) => {
    const { user } = show(<Bulk act={act} />);
    await user.click(screen.getByRole('button', { name: 'Agir' }));
    for (const sentence of sentences) await screen.findByText(sentence);
    expect(screen.queryByText(/Partis/)).not.toBeInTheDocument();
  });
});

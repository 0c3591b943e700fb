import { renderScreen } from '@passerelle/shared/testing';
import { act, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';

import { LiveForm, TextField, useFieldValue, useLiveChange } from './index';

interface Values {
  name?: string;
  steps: { title?: string }[];
}

const onChange = jest.fn<void, [Values]>();
const first: Values = { name: 'Rebond', steps: [{ title: 'Lire' }, { title: 'Écrire' }] };
const filled = (value?: string) => (value ? undefined : ('required' as const));

function Turned(): ReactNode {
  const change = useLiveChange<Values>();
  const value = useFieldValue('steps.1.title');
  return (
    <>
      <p>Second: {String(value)}</p>
      <button type="button" onClick={() => change((values) => ({ ...values, steps: values.steps.toReversed() }))}>
        Turn
      </button>
    </>
  );
}

async function open() {
  function Page(): ReactNode {
    const [values, setValues] = useState(first);
    useEffect(() => {
      const show = ({ detail }: CustomEventInit<Values>) => detail && setValues(detail);
      window.addEventListener('shown-from-outside', show as EventListener);
      return () => window.removeEventListener('shown-from-outside', show as EventListener);
    }, []);
    return (
      <LiveForm
        values={values}
        onChange={(next) => {
          onChange(next);
          setValues(next);
        }}
      >
        <TextField name="name" label="Nom" rule={filled} />
        <TextField name="steps.1.title" label="Étape" />
        <Turned />
      </LiveForm>
    );
  }
  const { user } = await renderScreen(<Page />);
  return {
    user,
    show: (values: Values) =>
      act(async () => void window.dispatchEvent(new CustomEvent('shown-from-outside', { detail: values }))),
  };
}

beforeEach(() => onChange.mockReset());

describe('a form without a button', () => {
  it('reports each change, and none for being opened', async () => {
    const { user } = await open();
    expect(onChange).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Étape'), ' !');

    expect(onChange.mock.calls.map(([values]) => values.steps[1]?.title)).toEqual(['Écrire ', 'Écrire !']);
  });

  it('says what is wrong without keeping the change back', async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText('Nom'));
    await user.tab();

    expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription('Champ requis');
    expect(onChange).toHaveBeenCalledWith({ steps: first.steps });
  });

  it('changes whole parts at once', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Turn' }));

    expect(onChange.mock.calls).toEqual([[{ ...first, steps: [{ title: 'Écrire' }, { title: 'Lire' }] }]]);
    screen.getByText('Second: Lire');
  });

  it('shows values from outside, and does not report them', async () => {
    const { user, show } = await open();
    await user.type(screen.getByLabelText('Nom'), 's');
    onChange.mockReset();
    await show({ name: 'Élan', steps: [{}, { title: 'Dire' }] });

    expect(screen.getByLabelText('Nom')).toHaveValue('Élan');
    expect(screen.getByLabelText('Étape')).toHaveValue('Dire');
    expect(onChange).not.toHaveBeenCalled();
  });
});

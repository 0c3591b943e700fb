import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form as FinalForm, useField, useForm, useFormState } from 'react-final-form';

import { useKeptValue } from './fields/use-form-field';
import { createFieldRegistry, FormContext } from './form-context';

interface Props<V extends object> {
  /** Other values than those reported last replace what the fields show. */
  values: V;
  /** Called with all values after a change by the person, never for opening the form. */
  onChange: (values: V) => void;
  children: ReactNode;
}

const nothing = {};
const noSubmit = () => undefined;

/** JSON with sorted names: a value that was emptied and typed again stands elsewhere, and is no change. */
const textOf = (values: object): string =>
  JSON.stringify(values, (_name, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Reports changes of the fields, and shows values that came from outside. */
function Exchange<V extends object>({ values, onChange }: Omit<Props<V>, 'children'>): null {
  const form = useForm<V>();
  const shown = useFormState<V>({ subscription: { values: true } }).values;
  const known = useRef(textOf(values));
  const report = useEffectEvent(onChange);

  useLayoutEffect(() => {
    const text = textOf(values);
    if (text === known.current) return;
    known.current = text;
    form.initialize(values);
  }, [form, values]);

  useEffect(() => {
    const text = textOf(shown);
    if (text === known.current) return;
    known.current = text;
    report(shown);
  }, [shown]);
  return null;
}

/** Fields without a button that sends them: each change is reported. A draft may be incomplete, so that there is no schema. */
export function LiveForm<V extends object>({ values, onChange, children }: Props<V>): ReactNode {
  const [registry] = useState(createFieldRegistry);
  const [first] = useState(values);
  const context = useMemo(() => ({ registry, begin: noSubmit }), [registry]);
  return (
    <FormContext value={context}>
      <FinalForm<object> initialValues={first} onSubmit={noSubmit} subscription={nothing}>
        {() => (
          <>
            <Exchange values={values} onChange={onChange} />
            {children}
          </>
        )}
      </FinalForm>
    </FormContext>
  );
}

const asItIs = (value: unknown): unknown => value;

/** Value of one field or of one part of the values, for what depends on it: other changes do not render it again. */
export function useFieldValue(name: string): unknown {
  useKeptValue(name);
  return useField<unknown>(name, { subscription: { value: true }, format: asItIs }).input.value;
}

/** Changes several values at once, for what moves whole parts of them. */
export function useLiveChange<V extends object>(): (update: (values: V) => V) => void {
  const form = useForm<V>();
  return useCallback(
    (update) => {
      const { values } = form.getState();
      const next = update(values);
      form.batch(() => {
        for (const name of Object.keys(next) as (keyof V & string)[])
          if (next[name] !== values[name]) form.change(name, next[name]);
      });
    },
    [form],
  );
}

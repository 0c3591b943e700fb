import { Form, FormSpy } from '@passerelle/shared/forms/editing';
import { Box } from '@passerelle/shared/ui';
import arrayMutators from 'final-form-arrays';
import { type ReactNode, useRef, useState } from 'react';

interface Props<V extends object> {
  values: V;
  /** Called when a value changes, not for opening the form. */
  onChange: (values: V) => void;
  children: ReactNode;
}

const stay = (): void => undefined;
const nothing = {};

/** A form without a button: it tells of each change, and the screen saves. */
export function EditForm<V extends object>({ values: first, onChange, children }: Props<V>): ReactNode {
  // The values that come back are those that were told.
  const [initialValues] = useState(first);
  const told = useRef(JSON.stringify(first));
  const tell = (values: V): void => {
    const text = JSON.stringify(values);
    if (text === told.current) return;
    told.current = text;
    onChange(values);
  };
  return (
    <Form<V> initialValues={initialValues} onSubmit={stay} mutators={{ ...arrayMutators }} subscription={nothing}>
      {() => (
        <Box sx={{ display: 'grid', gap: '20px' }}>
          <FormSpy<V> subscription={{ values: true }} onChange={({ values }) => tell(values)} />
          {children}
        </Box>
      )}
    </Form>
  );
}

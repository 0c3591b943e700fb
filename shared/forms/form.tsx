import { getIn } from 'final-form';
import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Form as FinalForm, useForm } from 'react-final-form';

import type { Faults } from './faults/faults';
import { nestedFaults, placeFaults, submitFaults } from './faults/place-faults';
import { createFieldRegistry, type FieldRegistry, FormContext, startAgain } from './form-context';
import { type CheckBody, emptyParts, formBody, type FormBody, type FormName, useValidator } from './form-body';
import { FormFrame } from './form-frame';
import { useDraft } from './drafts/use-draft';

export interface FormProps<N extends FormName> {
  /** The schema that the server checks the same body with. */
  schema: N;
  /** Makes the call. An error is shown at the fields that the server names, or above the form. */
  onSubmit: (body: FormBody<N>) => Promise<unknown>;
  /** Initial values of the fields, in the shape of the body; values without a field are sent as they are. */
  initialValues?: Partial<FormBody<N>>;
  /** Rules that the schema cannot express, such as a birthday in the future. */
  check?: (body: Partial<FormBody<N>>) => Faults;
  /** Server errors of initial values that were sent from another page: shown at once. */
  refused?: Faults;
  /** Words for a failed call, where the server's or the general ones are not what the specification wants. */
  failureText?: (error: unknown) => string | undefined;
  /** Keeps what is typed under this name until it is sent: `contact.create`, `contact.edit.<id>`. */
  draft?: string;
  /** True if the account also keeps the draft, to resume it on another device. */
  resumable?: boolean;
  /** True if the form shows its initial values again after it was sent. */
  resets?: boolean;
  /** True if the note on optional fields stands first. */
  intro?: boolean;
  children: ReactNode;
}

const nothing = {};
const bodyOf = (values: object, parts: object, registry: FieldRegistry): object =>
  formBody({ ...parts, ...values }, registry.optionalNames(), registry.unsentNames());
const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A refused value is refused until it is another one. */
const stillRefused = (refused: Faults, values: object, firstValues: object): Faults =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => equal(getIn(values, name), getIn(firstValues, name))));

/**
 * Updates the fields to the stored values together with the message: the form library would wait for the next frame.
 */
function StoredNow({ values }: { values: object }): null {
  const form = useForm();
  useLayoutEffect(() => {
    if (!equal(form.getState().initialValues, values)) form.setConfig('initialValues', values);
  }, [form, values]);
  return null;
}

/** A form of the contract: `<Form schema="contact" onSubmit={(body) => send('POST /me/contacts', { body })}>`. */
export function Form<N extends FormName>(props: FormProps<N>): ReactNode {
  const {
    schema,
    onSubmit,
    initialValues = nothing,
    check,
    refused = nothing,
    failureText,
    draft: draftName,
    resumable = false,
    resets = false,
    intro = true,
    children,
  } = props;
  const [registry] = useState(createFieldRegistry);
  const [firstValues] = useState(initialValues);
  const [parts] = useState(() => emptyParts(initialValues));
  const validator = useValidator(schema);
  const draft = useDraft(draftName, initialValues);

  const faultsWith = useCallback(
    (checkBody: CheckBody, values: object) => {
      const body = bodyOf(values, parts, registry);
      const faults = { ...stillRefused(refused, values, firstValues), ...check?.(body), ...checkBody(body) };
      return nestedFaults(placeFaults(faults, (name) => registry.get(name) !== undefined));
    },
    [check, parts, registry, refused, firstValues],
  );
  const validate = useMemo(
    () => (values: object) => faultsWith(validator.check, values),
    [faultsWith, validator.check],
  );

  const submit = async (values: object) => {
    const late = faultsWith(await validator.ready(), values);
    if (Object.keys(late).length > 0) return late;
    try {
      await onSubmit(bodyOf(values, parts, registry) as FormBody<N>);
    } catch (error) {
      return submitFaults(error, failureText);
    }
    draft.erase();
    return undefined;
  };

  const context = useMemo(() => ({ registry, begin: () => void validator.ready() }), [registry, validator]);
  return (
    <FormContext value={context}>
      <FinalForm<object>
        initialValues={initialValues}
        initialValuesEqual={equal}
        keepDirtyOnReinitialize
        validate={validate}
        onSubmit={submit}
        subscription={nothing}
      >
        {({ handleSubmit, form }) => (
          <FormFrame
            registry={registry}
            draft={draftName === undefined ? null : draft}
            resumedAs={resumable ? draftName : undefined}
            intro={intro}
            refusedNames={Object.keys(refused)}
            onBegin={context.begin}
            onSubmit={async () => {
              await handleSubmit();
              const { hasValidationErrors, hasSubmitErrors } = form.getState();
              const done = !hasValidationErrors && !hasSubmitErrors;
              if (done && resets) startAgain(form);
              return done;
            }}
          >
            <StoredNow values={initialValues} />
            {children}
          </FormFrame>
        )}
      </FinalForm>
    </FormContext>
  );
}

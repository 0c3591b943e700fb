import { FORM_ERROR } from 'final-form';
import { useForm, useFormState } from 'react-final-form';
import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { type ReactNode, useEffect, useRef } from 'react';

import { type SubmitFailure, useFailureText } from './failure';
import { type Fault, isFault, useFaultText } from './faults';
import type { FieldRegistry } from './form-context';

interface FieldFaultEntry {
  name: string;
  label: string;
  text: string;
  /** Of the control; absent when the fault is of something that is not on the page. */
  id: string | undefined;
}

/** Every fault in a tree of faults, by its path. */
function pathsOf(tree: unknown, path: string): [path: string, fault: Fault][] {
  if (isFault(tree)) return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, inner]) => pathsOf(inner, path ? `${path}.${name}` : name));
}

/** All that stands in the way of sending, in words and in the order of the page. */
export function useFormFaults(registry: FieldRegistry): { fields: FieldFaultEntry[]; failure: string | undefined } {
  const form = useForm();
  const { errors, submitErrors, submitError } = useFormState({
    subscription: { errors: true, submitErrors: true, submitError: true, dirtySinceLastSubmit: true, submitting: true },
  });
  const faultText = useFaultText();
  const failureText = useFailureText();

  const faults = new Map(pathsOf(errors, ''));
  for (const [path, fault] of pathsOf({ ...submitErrors, [FORM_ERROR]: undefined }, '')) {
    if (faults.has(path) || registry.hasLeft(path)) continue;
    if (!form.getFieldState(path)?.dirtySinceLastSubmit) faults.set(path, fault);
  }
  const known = registry.list().filter(({ name }) => faults.has(name));
  const placed = known.map(({ name, label, id, kind, words }) => ({
    name,
    label,
    id,
    text: faultText(faults.get(name) ?? 'format', kind, words),
  }));
  const unplaced = Array.from(faults)
    .filter(([name]) => !registry.get(name))
    .map(([name, fault]) => ({ name, label: name, id: undefined, text: faultText(fault) }));
  const failure = submitError as SubmitFailure | undefined;
  return { fields: [...placed, ...unplaced], failure: failure && failureText(failure) };
}

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

function FaultLink({ entry, registry }: { entry: FieldFaultEntry; registry: FieldRegistry }): ReactNode {
  const { t } = useLingui();
  const { name, label, text, id } = entry;
  const what = lowered(text);
  if (!id) return t`${label} : ${what}`;
  return (
    <Link
      href={`#${id}`}
      color="inherit"
      onClick={(event) => {
        event.preventDefault();
        registry.focus(name);
      }}
    >
      {t`${label} : ${what}`}
    </Link>
  );
}

/**
 * What stands in the way of sending, in one place: it takes the focus after a submit that failed, and leads to each
 * field.
 */
export function ErrorSummary({ attempt, registry }: { attempt: number; registry: FieldRegistry }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const { fields, failure } = useFormFaults(registry);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  const count = fields.length;
  if (attempt === 0 || (count === 0 && failure === undefined)) return null;
  return (
    <Alert ref={box} severity="error" role="alert" tabIndex={-1}>
      <AlertTitle component="p">
        {count === 0 ? (
          failure
        ) : (
          <Plural
            value={count}
            one="Un champ est à revoir"
            _2="Deux champs sont à revoir"
            other="# champs sont à revoir"
          />
        )}
      </AlertTitle>
      {count > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {fields.map((entry) => (
            <li key={entry.name}>
              <FaultLink entry={entry} registry={registry} />
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

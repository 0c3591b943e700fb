import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import { cleanEmail, type Credentials, type FieldCode } from '@passerelle/shared/contract';
import { fieldMarks, reasonOf, useAfterPress, useFailureText, useFaultText } from '@passerelle/shared/forms';
import { type FormEvent, useId, useState } from 'react';

import { signInFailures, useFailureByStatus } from '../../layouts/public/failure-by-status';
import type { LoginFieldState } from './login-field';

type Name = keyof Credentials;
const names = ['username', 'password'] as const satisfies readonly Name[];

/** Finds a slip of the keyboard; the server knows the rest. */
const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

function faultOf(name: Name, value: string): FieldCode | undefined {
  if (value.trim() === '') return 'required';
  return name === 'username' && !isEmail(value) ? 'format' : undefined;
}

/**
 * The two fields of the login page, their faults, and sending them. `Form` does this for every other form of the product,
 * with drafts, compiled schemas and a library: three times the code of the page it would stand on.
 */
export function useCredentials(send: (body: Credentials) => Promise<void>) {
  const { t } = useLingui();
  const id = useId();
  const faultText = useFaultText();
  const generalText = useFailureText();
  const ownText = useFailureByStatus(signInFailures);
  const [values, setValues] = useState<Credentials>({ username: '', password: '' });
  const [visited, setVisited] = useState<readonly Name[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  /** What the server has refused, until its value is another one. */
  const [refused, setRefused] = useState<Partial<Record<string, FieldCode>>>({});
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const labels = { username: t`Adresse e‑mail`, password: t`Mot de passe` };
  const kinds = { username: 'email', password: 'password' } as const;
  const faults = names.flatMap((name) => {
    const code = faultOf(name, values[name]) ?? refused[name];
    return code ? [{ name, label: labels[name], id: `${id}${name}`, text: faultText(code, kinds[name]) }] : [];
  });
  const shownFault = (name: Name): string | undefined =>
    failedAttempts > 0 || visited.includes(name) ? faults.find((fault) => fault.name === name)?.text : undefined;
  const shown = {
    username: useAfterPress(shownFault('username')),
    password: useAfterPress(shownFault('password')),
  };

  const fieldOf = (name: Name): LoginFieldState => ({
    ...fieldMarks(`${id}${name}`, shown[name]),
    input: {
      name,
      value: values[name],
      onChange: ({ target }) => {
        const value = name === 'username' ? cleanEmail(target.value) : target.value;
        setValues((before) => ({ ...before, [name]: value }));
        setRefused((before) => ({ ...before, [name]: undefined }));
      },
      onBlur: () => setVisited((before) => [...before, name]),
    },
  });

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(null);
    setRefused({});
    if (names.some((name) => faultOf(name, values[name]))) return setFailedAttempts((before) => before + 1);
    setBusy(true);
    try {
      await send(values);
      setFailedAttempts(0);
    } catch (error) {
      // A fault of a field has words of its own.
      const isOfFields = error instanceof ApiError && (error.status === 400 || ownText(error) === undefined);
      const fields = isOfFields ? error.fields : {};
      setRefused(fields);
      setFailure(names.some((name) => fields[name]) ? null : error);
      setFailedAttempts((before) => before + 1);
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  return {
    labels,
    fieldOf,
    isBusy,
    submit,
    summary: {
      attempt: isBusy ? 0 : failedAttempts,
      fields: faults,
      failure: failure === null ? undefined : (ownText(failure) ?? generalText(reasonOf(failure))),
      onLead: (name: string) => document.getElementById(`${id}${name}`)?.focus(),
    },
  };
}

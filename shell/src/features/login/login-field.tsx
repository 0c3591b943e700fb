import { useLingui } from '@lingui/react/macro';
import type { FieldMarks } from '@passerelle/shared/forms';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';

import { PlainIcon } from '../../plain/plain-button';

const FAULT =
  'M12 7c.55 0 1 .45 1 1v4c0 .55-.45 1-1 1s-1-.45-1-1V8c0-.55.45-1 1-1m-.01-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2M12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8m1-3h-2v-2h2z';
const EYE =
  'M12 4C7 4 2.73 7.11 1 11.5 2.73 15.89 7 19 12 19s9.27-3.11 11-7.5C21.27 7.11 17 4 12 4m0 12.5c-2.76 0-5-2.24-5-5s2.24-5 5-5 5 2.24 5 5-2.24 5-5 5m0-8c-1.66 0-3 1.34-3 3s1.34 3 3 3 3-1.34 3-3-1.34-3-3-3';
const CLOSED_EYE =
  'M12 6.5c2.76 0 5 2.24 5 5 0 .51-.1 1-.24 1.46l3.06 3.06c1.39-1.23 2.49-2.77 3.18-4.53C21.27 7.11 17 4 12 4c-1.27 0-2.49.2-3.64.57l2.17 2.17c.47-.14.96-.24 1.47-.24M2.71 3.16c-.39.39-.39 1.02 0 1.41l1.97 1.97C3.06 7.83 1.77 9.53 1 11.5 2.73 15.89 7 19 12 19c1.52 0 2.97-.3 4.31-.82l2.72 2.72c.39.39 1.02.39 1.41 0s.39-1.02 0-1.41L4.13 3.16c-.39-.39-1.03-.39-1.42 0M12 16.5c-2.76 0-5-2.24-5-5 0-.77.18-1.5.49-2.14l1.57 1.57c-.03.18-.06.37-.06.57 0 1.66 1.34 3 3 3 .2 0 .38-.03.57-.07L14.14 16c-.65.32-1.37.5-2.14.5m2.97-5.33c-.15-1.4-1.25-2.49-2.64-2.64z';

/** What the form knows of a field. */
export interface LoginFieldState extends FieldMarks {
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'onChange' | 'onBlur'>;
}

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'spellCheck' | 'autoCapitalize'
> {
  label: string;
  field: LoginFieldState;
  children?: ReactNode;
}

/** A field of the product's forms without what those are made of: label above, line, and what is wrong below. */
export function LoginField({ label, field, children, ...input }: Props): ReactNode {
  return (
    <div>
      <label htmlFor={field.id} className="login-label">
        {label}
      </label>
      <div className="login-field">
        <input {...field.input} {...field.aria} {...input} id={field.id} />
        {children}
      </div>
      {field.fault !== undefined && (
        <p id={field.faultId} className="login-fault">
          <PlainIcon path={FAULT} />
          <span>{field.fault}</span>
        </p>
      )}
    </div>
  );
}

/** A password, which the person may look at. */
export function LoginPassword({ label, field }: Pick<Props, 'label' | 'field'>): ReactNode {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <LoginField
      label={label}
      field={field}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
    >
      <button
        type="button"
        className="login-show"
        aria-label={shown ? t`Masquer le mot de passe` : t`Afficher le mot de passe`}
        aria-controls={field.id}
        onClick={() => setShown(!shown)}
      >
        <PlainIcon path={shown ? CLOSED_EYE : EYE} />
      </button>
    </LoginField>
  );
}

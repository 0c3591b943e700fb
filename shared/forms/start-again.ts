import { getIn, type FormApi } from 'final-form';

/** The form keeps what was typed when its data is refreshed, and so also through its own reset. */
export const startAgain = (form: FormApi): void =>
  form.batch(() => {
    const { initialValues } = form.getState();
    for (const name of form.getRegisteredFields()) {
      form.change(name, getIn(initialValues ?? {}, name));
      form.resetFieldState(name);
    }
  });

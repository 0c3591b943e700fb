/**
 * The form library itself, for editors that save as one types and have no submit button: a separate entry, bundled by the
 * remote that needs it, together with the lists of `react-final-form-arrays`.
 */
export { Field, Form, FormSpy, useField, useForm, useFormState } from 'react-final-form';

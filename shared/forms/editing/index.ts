/** The form library itself, for a form inside another one: a separate entry, bundled by the remote that needs it. */
export { Field, Form } from 'react-final-form';

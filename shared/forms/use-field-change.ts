import { useForm } from 'react-final-form';

/** Gives a field another value, for what fills it beside its own control. Inside a `Form`. */
export const useFieldChange = (): ((name: string, value: unknown) => void) => useForm().change;

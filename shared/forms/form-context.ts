import { createContext, use } from 'react';

import type { FieldRegistry } from './field-registry';

export interface FormContextValue {
  registry: FieldRegistry;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field needs a Form around it');
  return context;
}

/** Leads to a field by its name. Inside a `Form`. */
export const useFocusField = (): ((name: string) => void) => useFormContext().registry.focus;

import { type FormApi, getIn } from 'final-form';
import { createContext, use } from 'react';

import type { FieldKind, FieldTexts } from './faults/faults';

/** A field that is on the page, as the form's summary and its button need to know it. */
export interface FieldEntry {
  name: string;
  label: string;
  /** The element that takes the focus. */
  id: string;
  optional: boolean;
  /** Required in the form, but not part of the body. */
  unsent?: boolean;
  /** Kept in a draft. */
  drafted?: boolean;
  kind: FieldKind;
  words: FieldTexts | undefined;
}

export interface FieldRegistry {
  add: (entry: FieldEntry) => () => void;
  get: (name: string) => FieldEntry | undefined;
  /** In the order of the page. */
  list: () => FieldEntry[];
  optionalNames: () => string[];
  unsentNames: () => string[];
  /** Of fields that no draft keeps, such as those that hold what must not lie in a storage; also of those that have left the page, whose value may still be there. */
  undraftedNames: () => string[];
  /** True for a field that was removed from the page: its errors no longer block the form. */
  hasLeft: (name: string) => boolean;
  focus: (name: string) => void;
}

const secretKinds: readonly FieldKind[] = ['password', 'file'];

export function createFieldRegistry(): FieldRegistry {
  const entries = new Map<string, FieldEntry>();
  const everSeen = new Map<string, { isDrafted: boolean }>();
  const elementOf = ({ id }: FieldEntry) => document.getElementById(id);
  const byPlace = (a: FieldEntry, b: FieldEntry): number => {
    const [first, second] = [elementOf(a), elementOf(b)];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  };
  return {
    add(entry) {
      entries.set(entry.name, entry);
      everSeen.set(entry.name, { isDrafted: (entry.drafted ?? true) && !secretKinds.includes(entry.kind) });
      return () => {
        if (entries.get(entry.name) === entry) entries.delete(entry.name);
      };
    },
    get: (name) => entries.get(name),
    list: () => Array.from(entries.values()).toSorted(byPlace),
    optionalNames: () => Array.from(entries.values(), (entry) => (entry.optional ? entry.name : '')).filter(Boolean),
    unsentNames: () => Array.from(entries.values(), (entry) => (entry.unsent ? entry.name : '')).filter(Boolean),
    undraftedNames: () => Array.from(everSeen, ([name, { isDrafted }]) => (isDrafted ? '' : name)).filter(Boolean),
    hasLeft: (name) => everSeen.has(name) && !entries.has(name),
    focus(name) {
      const entry = entries.get(name);
      if (entry) elementOf(entry)?.focus();
    },
  };
}

/** The form keeps what was typed when its data is refreshed, and so also through its own reset. */
export const startAgain = (form: FormApi): void =>
  form.batch(() => {
    const { initialValues } = form.getState();
    for (const name of form.getRegisteredFields()) {
      form.change(name, getIn(initialValues ?? {}, name));
      form.resetFieldState(name);
    }
  });

interface FormContextValue {
  registry: FieldRegistry;
  /** Loads the validator when the person starts to fill the form in. */
  begin: () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field needs a Form around it');
  return context;
}

/** Leads to a field by its name. Inside a `Form`. */
export const useFocusField = (): ((name: string) => void) => useFormContext().registry.focus;

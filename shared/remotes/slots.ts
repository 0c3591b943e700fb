import type { SubTask } from '@passerelle/shared/contract';

/**
 * The widgets that one remote offers to another, by name, with the props that both sides agree on.
 * A remote outside this repository adds its own by module augmentation.
 */
export interface SlotProps {
  /** A survey to answer, whatever its kind, or its results once given. Filled by mfe-surveys. */
  'survey.form': { taskId: string; subTaskId: string; onSaved: () => void };
  /** Result of an answered survey outside its task: answers or profile. Filled by mfe-surveys. */
  'survey.results': { step: SubTask };
  /** This week's pending appointments, on home. Filled by mfe-networking. */
  'networking.week-appointments': object;
  /** The networking actions with one contact, whatever became of them. Filled by mfe-networking. */
  'networking.contact-actions': { contactId: string };
  /** The contact book in short, on the documents screen. Filled by mfe-contacts. */
  'contacts.summary': object;
  /** The suspension of the programme, on the account screen. */
  'account.suspension': object;
  /** The figures of the people whom one follows, on the client dashboard. Filled by mfe-reporting. */
  'reporting.section': object;
  /** The floating button that begins a networking action; the layout places it. */
  'networking.create-button': object;
}

export type SlotName = keyof SlotProps & string;

type ProductSlots =
  | 'survey.form'
  | 'survey.results'
  | 'networking.week-appointments'
  | 'networking.contact-actions'
  | 'contacts.summary'
  | 'account.suspension'
  | 'reporting.section'
  | 'networking.create-button';

/** The same at run time, for shell and remotes to compare before they run together: what each property holds, by name. */
export const slotProps: { readonly [N in ProductSlots]: Readonly<Record<keyof SlotProps[N], string>> } = {
  'survey.form': { taskId: 'text', subTaskId: 'text', onSaved: 'call' },
  'survey.results': { step: 'SubTask' },
  'networking.week-appointments': {},
  'networking.contact-actions': { contactId: 'text' },
  'contacts.summary': {},
  'account.suspension': {},
  'reporting.section': {},
  'networking.create-button': {},
};

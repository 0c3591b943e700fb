/**
 * The widgets that one remote offers to another, by name, with the props that both sides agree on.
 * A remote outside this repository adds its own by module augmentation.
 */
export interface SlotProps {
  /** A survey to answer, or its answers once given. Filled by mfe-surveys. */
  'survey.form': { taskId: string; subTaskId: string; onSaved: () => void };
  /** The suspension of the programme, on the account screen. */
  'account.suspension': object;
  /** The floating button that begins a networking action; the layout places it. */
  'networking.create-button': object;
}

export type SlotName = keyof SlotProps & string;

import { actionTypes, type ActionSubject } from '@passerelle/shared/contract';
import type { PickableContact } from '@passerelle/shared/ui/picker';
import type { PlanStore } from '@passerelle/shared/wizard';

/** What the steps have settled so far. */
export interface Plan {
  subject: ActionSubject | null;
  contact: PickableContact | null;
  /** What the address says that it is about; what was settled for one is not proposed for another. */
  origin: string | null;
  /** The contact that the address asked for, once it was taken over: after that the person chooses. */
  contactOfAddress: string | null;
  /** The form of a new contact is open: it is there again after a reload. */
  isNew: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const planStore: PlanStore<Plan> = {
  name: 'networking-action',
  empty: { subject: null, contact: null, origin: null, contactOfAddress: null, isNew: false },
  parse({ subject, contact, origin, contactOfAddress, isNew }) {
    const knownType = isObject(subject) && actionTypes.find((type) => type === subject['actionType']);
    const isPerson = isObject(contact) && ['id', 'lastName'].every((name) => typeof contact[name] === 'string');
    return {
      subject: knownType ? { title: String(subject['title']), actionType: knownType } : null,
      contact:
        isPerson && isObject(contact['job']) && isObject(contact['company']) ? (contact as PickableContact) : null,
      origin: typeof origin === 'string' ? origin : null,
      contactOfAddress: typeof contactOfAddress === 'string' ? contactOfAddress : null,
      isNew: isNew === true,
    };
  },
};

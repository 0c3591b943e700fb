import type { ActionSubject } from '@passerelle/shared/contract';
import { actionTypes } from '@passerelle/shared/contract/enums/networking';
import type { PickableContact } from '@passerelle/shared/ui/picker';
import type { PlanStore } from '@passerelle/shared/wizard';

/** The choices made in the steps so far. */
export interface Plan {
  subject: ActionSubject | null;
  contact: PickableContact | null;
  /** The origin in the address; choices made for one origin are not proposed for another. */
  origin: string | null;
  /** The contact of the address, once taken over: after that the choice of the person counts. */
  contactOfAddress: string | null;
  /** The form of a new contact is open, also after a reload. */
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

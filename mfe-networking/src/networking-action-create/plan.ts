import { personStorage } from '@passerelle/shared/client';
import { actionTypes, type ActionSubject } from '@passerelle/shared/contract';
import type { PickableContact } from '@passerelle/shared/ui/picker';
import { useCallback, useState } from 'react';

/** What the steps have settled so far. */
export interface Plan {
  subject: ActionSubject | null;
  contact: PickableContact | null;
  /** What the address said that it is about; what was settled for one is not proposed for another. */
  origin: string | null;
  /** The contact that the address asked for, once it was taken over: after that the person chooses. */
  asked: string | null;
  /** Somebody new is being noted: the form is there again after a reload. */
  isNew: boolean;
}

const NAME = 'draft.networking-action.plan';
const nothing: Plan = { subject: null, contact: null, origin: null, asked: null, isNew: false };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Another version of the page may have written it. */
function read(): Plan {
  const kept = personStorage.read(NAME);
  if (!isObject(kept)) return nothing;
  const { subject, contact, origin, asked, isNew } = kept;
  const knownType = isObject(subject) && actionTypes.find((type) => type === subject['actionType']);
  const isPerson = isObject(contact) && ['id', 'lastName'].every((name) => typeof contact[name] === 'string');
  return {
    subject: knownType ? { title: String(subject['title']), actionType: knownType } : null,
    contact: isPerson && isObject(contact['job']) && isObject(contact['company']) ? (contact as PickableContact) : null,
    origin: typeof origin === 'string' ? origin : null,
    asked: typeof asked === 'string' ? asked : null,
    isNew: isNew === true,
  };
}

export const keepPlan = (plan: Plan): boolean => personStorage.write(NAME, plan);

type PlanChange = Partial<Plan> | ((before: Plan) => Partial<Plan>);

export interface PlanControls {
  change: (change: PlanChange) => void;
  /** Nothing is brought back after a reload; what is on the page stays. */
  forget: () => void;
}

/** Kept in this tab until it is sent: the steps are left and come back to, reloaded and resumed. */
export function usePlan(): [Plan, PlanControls] {
  const [plan, setPlan] = useState(read);
  const change = useCallback(
    (part: PlanChange): void =>
      setPlan((before) => {
        const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
        keepPlan(next);
        return next;
      }),
    [],
  );
  const forget = useCallback((): void => personStorage.erase(NAME), []);
  return [plan, { change, forget }];
}

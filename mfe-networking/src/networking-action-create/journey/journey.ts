import { actionTypes, type ActionStep, type ActionType } from '@passerelle/shared/contract';
import {
  isText,
  oneOf,
  queryState,
  reference,
  routeTo,
  useGo,
  useLocation,
  useLocationState,
} from '@passerelle/shared/routes';

export interface JourneyQuery {
  validationToken: string | null;
  /** Whom to meet. */
  contactId: string | null;
  /** The action that it follows. */
  parent: string | null;
  jobOffer: string | null;
  actionType: ActionType | 'any';
  title: string | null;
  /** A day, or a day and a time, on the person's own clock. */
  date: string | null;
}

/** What the address carries through the steps. */
export const journeyQuery = queryState<JourneyQuery>({
  validationToken: reference(),
  contactId: reference(),
  parent: reference(),
  jobOffer: reference(),
  actionType: oneOf([...actionTypes, 'any'], 'any'),
  title: reference(),
  date: reference(),
});

/** What an address says that the action is about, in one word; null: nothing, it is the person’s to say. */
export function originIn({ parent, jobOffer, actionType, title }: JourneyQuery): string | null {
  const words = [parent, jobOffer, title, actionType === 'any' ? null : actionType].filter((word) => word !== null);
  return words.length > 0 ? words.join(' ') : null;
}

interface Journey {
  /** Where quitting and success lead: where the person came from, else home. */
  end: string;
  isFromHome: boolean;
  /** The address of a step, with the query and the state of this one. */
  linkTo: (step: ActionStep) => { to: string; state: unknown };
  goTo: (step: ActionStep) => void;
}

/** The way through the steps. */
export function useJourney(): Journey {
  const go = useGo();
  const { search, state } = useLocation();
  const { from } = useLocationState({ from: isText });
  const pathOf = (step: ActionStep) => routeTo('networkingActionCreate', { step });
  return {
    end: from ?? routeTo('home'),
    isFromHome: from === undefined,
    linkTo: (step) => ({ to: `${pathOf(step)}${search}`, state }),
    goTo: (step) => go(pathOf(step), { keepQuery: true, state }),
  };
}

import type { Notification } from '@passerelle/shared/contract';
import { routePaths, routeTo } from '@passerelle/shared/routes';

type Context = Notification['payload']['context'];

function pathOf({ type, target, jobOffer }: Context): string | null {
  switch (type) {
    case 'appointment':
      return target && routeTo('networkingAction', { networkingActionId: target });
    case 'contact':
      return target && routeTo('contact', { contactId: target });
    case 'badge':
    case 'login':
      return routeTo('home');
    case 'user':
      // Of somebody else, such as who follows one's path from now on, there is no screen.
      return target === null ? routeTo('account') : null;
    case 'other':
      return jobOffer && routeTo('jobOffer', { jobOfferId: jobOffer });
  }
}

/** Where a notification leads: to what it is about, when there is a screen of it. The account is the shell's own. */
export function targetOf(context: Context, offers: (path: string) => boolean): string | null {
  const path = pathOf(context);
  return path !== null && (path === routePaths.account || offers(path)) ? path : null;
}

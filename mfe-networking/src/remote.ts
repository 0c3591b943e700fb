import { loadersOf } from '@passerelle/shared/i18n';
import { withKitCatalogues } from '@passerelle/shared/locales';
import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    calendar: async () =>
      (await import(/* webpackChunkName: "calendar" */ './calendar/calendar.screen')).CalendarScreen,
    'job-offer': async () =>
      (await import(/* webpackChunkName: "job-offer" */ './job-offer/job-offer.screen')).JobOfferScreen,
    'job-offer-edit': async () =>
      (await import(/* webpackChunkName: "job-offer-edit" */ './job-offer-edit/job-offer-edit.screen'))
        .JobOfferEditScreen,
    'job-offer-list': async () =>
      (await import(/* webpackChunkName: "job-offer-list" */ './job-offer-list/job-offer-list.screen'))
        .JobOfferListScreen,
    'networking-action': async () =>
      (await import(/* webpackChunkName: "networking-action" */ './networking-action/networking-action.screen'))
        .NetworkingActionScreen,
    'networking-action-edit': async () =>
      (
        await import(
          /* webpackChunkName: "networking-action-edit" */ './networking-action-edit/networking-action-edit.screen'
        )
      ).NetworkingActionEditScreen,
    'job-offer-create': async () =>
      (await import(/* webpackChunkName: "job-offer-create" */ './job-offer-create/job-offer-create.screen'))
        .JobOfferCreateScreen,
    'networking-action-create': async () =>
      (
        await import(
          /* webpackChunkName: "networking-action-create" */ './networking-action-create/networking-action-create.screen'
        )
      ).NetworkingActionCreateScreen,
    'networking-action-list': async () =>
      (
        await import(
          /* webpackChunkName: "networking-action-list" */ './networking-action-list/networking-action-list.screen'
        )
      ).NetworkingActionListScreen,
  },
  slots: {
    'networking.contact-actions': async () =>
      (await import(/* webpackChunkName: "contact-actions" */ './contact-actions/contact-actions.slot'))
        .ContactActionsSlot,
    'networking.create-button': async () =>
      (await import(/* webpackChunkName: "create-button" */ './create-button/create-button.slot')).CreateButtonSlot,
    'networking.week-appointments': async () =>
      (await import(/* webpackChunkName: "week-appointments" */ './week-appointments/week-appointments.slot'))
        .WeekAppointmentsSlot,
  },
  messages: withKitCatalogues({
    ...loadersOf(
      (code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `./locales/${code}.po`),
    ),
    fr: async () => ({ messages }),
  }),
});

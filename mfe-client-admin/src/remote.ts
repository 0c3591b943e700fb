import { withKitWords } from '@passerelle/shared/locales';
import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    dashboard: async () =>
      (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.screen')).DashboardScreen,
    'user-list': async () =>
      (await import(/* webpackChunkName: "user-list" */ './user-list/user-list.screen')).UserListScreen,
    'user-profile': async () =>
      (await import(/* webpackChunkName: "user-profile" */ './user-profile/user-profile.screen')).UserProfileScreen,
    'user-create': async () =>
      (await import(/* webpackChunkName: "user-create" */ './user-create/user-create.screen')).UserCreateScreen,
    'user-import': async () =>
      (await import(/* webpackChunkName: "user-import" */ './user-import/user-import.screen')).UserImportScreen,
    'user-closure': async () =>
      (await import(/* webpackChunkName: "user-closure" */ './user-closure/user-closure.screen')).UserClosureScreen,
    'user-deleted': async () =>
      (await import(/* webpackChunkName: "user-deleted" */ './user-deleted/user-deleted.screen')).UserDeletedScreen,
    'bulk-action': async () =>
      (await import(/* webpackChunkName: "bulk-action" */ './bulk-action/bulk-action.screen')).BulkActionScreen,
    'group-list': async () =>
      (await import(/* webpackChunkName: "group-list" */ './group-list/group-list.screen')).GroupListScreen,
    'group-form': async () =>
      (await import(/* webpackChunkName: "group-form" */ './group-form/group-form.screen')).GroupFormScreen,
    organization: async () =>
      (await import(/* webpackChunkName: "organization" */ './organization/organization.screen')).OrganizationScreen,
    log: async () => (await import(/* webpackChunkName: "log" */ './log/log.screen')).LogScreen,
    'content-import': async () =>
      (await import(/* webpackChunkName: "content-import" */ './content-import/content-import.screen'))
        .ContentImportScreen,
    'organization-list': async () =>
      (await import(/* webpackChunkName: "organization-list" */ './organization-list/organization-list.screen'))
        .OrganizationListScreen,
    'organization-create': async () =>
      (await import(/* webpackChunkName: "organization-create" */ './organization-create/organization-create.screen'))
        .OrganizationCreateScreen,
    'organization-details': async () =>
      (
        await import(
          /* webpackChunkName: "organization-details" */ './organization-details/organization-details.screen'
        )
      ).OrganizationDetailsScreen,
    'organization-edit': async () =>
      (await import(/* webpackChunkName: "organization-edit" */ './organization-edit/organization-edit.screen'))
        .OrganizationEditScreen,
    'organization-theme': async () =>
      (await import(/* webpackChunkName: "organization-theme" */ './organization-theme/organization-theme.screen'))
        .OrganizationThemeScreen,
    'pack-form': async () =>
      (await import(/* webpackChunkName: "pack-form" */ './pack-form/pack-form.screen')).PackFormScreen,
  },
  messages: withKitWords({
    fr: async () => ({ messages }),
    en: () => import(/* webpackChunkName: "en" */ './locales/en.po'),
  }),
});

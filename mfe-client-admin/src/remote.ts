import { loadersOf } from '@passerelle/shared/i18n';
import { withKitCatalogues } from '@passerelle/shared/locales';
import { defineRemote } from '@passerelle/shared/remotes';

import { messages } from './locales/fr.po';

export const remote = defineRemote({
  screens: {
    dashboard: async () =>
      (await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard.screen')).DashboardScreen,
    'user-list': async () =>
      (await import(/* webpackChunkName: "user-list" */ './users/list/user-list.screen')).UserListScreen,
    'user-profile': async () =>
      (await import(/* webpackChunkName: "user-profile" */ './users/profile/user-profile.screen')).UserProfileScreen,
    'user-create': async () =>
      (await import(/* webpackChunkName: "user-create" */ './users/create/user-create.screen')).UserCreateScreen,
    'user-import': async () =>
      (await import(/* webpackChunkName: "user-import" */ './users/import/user-import.screen')).UserImportScreen,
    'user-interview': async () =>
      (await import(/* webpackChunkName: "user-interview" */ './users/interview/interview.screen')).InterviewScreen,
    'user-closure': async () =>
      (await import(/* webpackChunkName: "user-closure" */ './users/closure/user-closure.screen')).UserClosureScreen,
    'user-deleted': async () =>
      (await import(/* webpackChunkName: "user-deleted" */ './users/deleted/user-deleted.screen')).UserDeletedScreen,
    'bulk-list': async () =>
      (await import(/* webpackChunkName: "bulk-list" */ './users/bulk/bulk-list.screen')).BulkListScreen,
    'bulk-action': async () =>
      (await import(/* webpackChunkName: "bulk-action" */ './users/bulk/bulk-action.screen')).BulkActionScreen,
    'group-list': async () =>
      (await import(/* webpackChunkName: "group-list" */ './groups/group-list.screen')).GroupListScreen,
    'group-form': async () =>
      (await import(/* webpackChunkName: "group-form" */ './groups/group-form.screen')).GroupFormScreen,
    organization: async () =>
      (await import(/* webpackChunkName: "organization" */ './organization/organization.screen')).OrganizationScreen,
    log: async () => (await import(/* webpackChunkName: "log" */ './audit-log/log.screen')).LogScreen,
    'content-list': async () =>
      (await import(/* webpackChunkName: "content-list" */ './content/list/content-list.screen')).ContentListScreen,
    'content-item': async () =>
      (await import(/* webpackChunkName: "content-item" */ './content/item/content-item.screen')).ContentItemScreen,
    'content-import': async () =>
      (await import(/* webpackChunkName: "content-import" */ './content/import/content-import.screen'))
        .ContentImportScreen,
    'organization-list': async () =>
      (await import(/* webpackChunkName: "organization-list" */ './organization/list/organization-list.screen'))
        .OrganizationListScreen,
    'organization-create': async () =>
      (await import(/* webpackChunkName: "organization-create" */ './organization/create/organization-create.screen'))
        .OrganizationCreateScreen,
    'organization-details': async () =>
      (
        await import(
          /* webpackChunkName: "organization-details" */ './organization/details/organization-details.screen'
        )
      ).OrganizationDetailsScreen,
    'organization-edit': async () =>
      (await import(/* webpackChunkName: "organization-edit" */ './organization/edit/organization-edit.screen'))
        .OrganizationEditScreen,
    'organization-theme': async () =>
      (await import(/* webpackChunkName: "organization-theme" */ './organization/theme/organization-theme.screen'))
        .OrganizationThemeScreen,
    'pack-form': async () =>
      (await import(/* webpackChunkName: "pack-form" */ './packs/pack-form.screen')).PackFormScreen,
  },
  messages: withKitCatalogues({
    ...loadersOf(
      (code) => import(/* webpackChunkName: "[request]", webpackExclude: /fr\.po$/ */ `./locales/${code}.po`),
    ),
    fr: async () => ({ messages }),
  }),
});

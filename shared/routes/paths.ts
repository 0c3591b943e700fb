/**
 * Every address of the product, participant area then client area. A trailing question mark makes a parameter optional.
 * A remote's descriptor claims its addresses; this table is for links from the rest of the page.
 */
export const routePaths = {
  login: '/login',
  loginTerms: '/login-terms',
  loginSecondFactor: '/login-second-factor',
  forgottenPassword: '/forgotten-password',
  resetPassword: '/reset-password',
  emailChange: '/email-change',
  privacyPolicy: '/privacy-policy',
  termsOfUse: '/terms-of-use',
  notFound: '/404',
  error: '/error/:status?',

  home: '/',
  account: '/account',
  calendar: '/calendar',
  contacts: '/contacts',
  contactCreate: '/contacts/create',
  contactImport: '/contacts/import',
  contact: '/contacts/:contactId',
  contactEdit: '/contacts/:contactId/edit',
  dashboard: '/dashboard',
  documents: '/documents',
  faq: '/faq',
  library: '/library',
  libraryDocument: '/library/:documentId',
  networkingActions: '/networking-actions',
  networkingActionCreate: '/networking-actions/create/:step?',
  networkingAction: '/networking-actions/:networkingActionId',
  networkingActionEdit: '/networking-actions/:networkingActionId/edit',
  jobOffers: '/job-offers',
  jobOfferCreate: '/job-offers/create',
  jobOffer: '/job-offers/:jobOfferId',
  jobOfferEdit: '/job-offers/:jobOfferId/edit',
  program: '/program',
  task: '/program/task/:taskId',

  client: '/client',
  clientDashboard: '/client/dashboard',
  clientReporting: '/client/reporting',
  clientSixMonthlyReport: '/client/reporting/six-monthly',
  clientUsers: '/client/users',
  clientUsersDeleted: '/client/users/deleted',
  clientBulkActions: '/client/users/bulk',
  clientBulkAction: '/client/users/bulk/:bulkId',
  clientUserImport: '/client/users/import/:importId?',
  clientUser: '/client/user/:userId',
  clientUserCreate: '/client/user/create/:step?',
  clientUserInterview: '/client/user/:userId/interview',
  clientUserClosure: '/client/user/:userId/closure',
  clientGroups: '/client/groups',
  clientGroupForm: '/client/groups/form/:groupId?',
  clientOrganization: '/client/organization',
  clientLog: '/client/log',
  clientContent: '/client/content',
  clientContentImport: '/client/content/import',
  clientContentItem: '/client/content/items/:itemId',
  clientOrganizations: '/client/organizations',
  clientOrganizationCreate: '/client/organizations/create',
  clientOrganizationDetails: '/client/organizations/:organizationId',
  clientOrganizationTheme: '/client/organizations/:organizationId/theme',
  clientPackForm: '/client/organizations/:organizationId/packs/form/:packId?',
  clientOrganizationEdit: '/client/organizations/:organizationId/edit',
  clientAccount: '/client/account',
} as const;

export type RouteName = keyof typeof routePaths;

type Value = string | number;

type Segments<P extends string> = P extends `${infer Head}/${infer Rest}` ? Head | Segments<Rest> : P;
type OptionalParam<S> = S extends `:${infer Name}?` ? Name : never;
type RequiredParam<S> = S extends `:${string}?` ? never : S extends `:${infer Name}` ? Name : never;

/** The parameters that a path's pattern names. */
export type ParamsOfPath<P extends string> = { [K in RequiredParam<Segments<P>>]: Value } & {
  [K in OptionalParam<Segments<P>>]?: Value | null;
};
export type RouteParams<N extends RouteName> = ParamsOfPath<(typeof routePaths)[N]>;

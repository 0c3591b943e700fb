/** What is shown of a list that is not whole, or of which nothing is left: one file, which most visits never load. */
export { ChosenUserFilters, UserFilterNames } from './chosen-user-filters';
export { NoUsers } from './no-users';

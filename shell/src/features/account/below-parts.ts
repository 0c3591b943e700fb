/** The part of the account that comes after what is seen first: a chunk of its own. */
export { MoreFields } from './profile/more/more-fields';
export { Settings } from './settings/settings';

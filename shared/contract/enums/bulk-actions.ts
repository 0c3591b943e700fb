/** Kinds that are started for a selection of people. */
export const selectionKinds = [
  'welcome',
  'askNews',
  'giveProgram',
  'extendProgram',
  'closeProgram',
  'addToGroup',
  'removeFromGroup',
  'handOver',
  'delete',
] as const;
/** `restore` takes back a `delete`. */
export const bulkKinds = [...selectionKinds, 'restore'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** Reasons for skipping a person in a bulk action. */
export const bulkSkips = [
  'recentlySent',
  'hourlyLimit',
  'alreadySet',
  'lastGroup',
  'hasProgram',
  'noProgram',
  'notParticipant',
  'paused',
  'programOver',
  'closureTooFar',
  'notInvited',
  'noSeat',
  'notOffered',
  'startOver',
  'otherGroups',
  'notFollowed',
  'oneself',
  'followerGone',
  'lastOwner',
  'emailTaken',
  'notAllowed',
  'notVisible',
  'gone',
] as const;
export type BulkSkip = (typeof bulkSkips)[number];

/**
 * `planned`: it starts at a later date, and can be cancelled until then. `stopped`: the actor lost the right, or the group, the pack or the
 * follower went away. `failed`: it was tried again and again, and given up. After either, it can be resumed for the people not reached.
 */
export const bulkStatuses = ['planned', 'waiting', 'running', 'done', 'stopped', 'failed', 'cancelled'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

export const bulkOutcomes = ['pending', 'done', 'skipped'] as const;

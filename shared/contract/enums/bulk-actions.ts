export const bulkKinds = ['welcome', 'askNews', 'giveProgram', 'addToGroup', 'removeFromGroup'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** Why nothing was done for one of the people. */
export const bulkSkips = [
  'recentlySent',
  'hourlyLimit',
  'alreadySet',
  'lastGroup',
  'hasProgram',
  'notParticipant',
  'paused',
  'programOver',
  'notInvited',
  'noSeat',
  'notOffered',
  'otherGroups',
  'notAllowed',
  'notVisible',
  'gone',
] as const;
export type BulkSkip = (typeof bulkSkips)[number];

/**
 * `stopped`: the actor lost the right, or the group or the pack went away. `failed`: it was tried again and again, and given up. After
 * either, what was not come to can be gone on with.
 */
export const bulkStatuses = ['waiting', 'running', 'done', 'stopped', 'failed'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

export const bulkOutcomes = ['pending', 'done', 'skipped'] as const;

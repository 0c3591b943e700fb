/**
 * Icons with a direction, which face the other way where reading does: they wear the class `flip`. What stands for a thing
 * of the world does not: clocks, ticks, media controls, phones, and what goes up, down or round.
 */
export const mirroredIcons = [
  'ArrowBackRounded',
  'ArrowForwardRounded',
  'ArrowRightAltRounded',
  'CallSplitRounded',
  'ChecklistRounded',
  'ChevronLeftRounded',
  'ChevronRightRounded',
  'DirectionsWalkRounded',
  'EastRounded',
  'FormatIndentDecreaseRounded',
  'FormatIndentIncreaseRounded',
  'HelpOutlineRounded',
  'InsightsRounded',
  'LogoutRounded',
  'LowPriorityRounded',
  'NorthEastRounded',
  'NotesRounded',
  'OpenInNewRounded',
  'PlaylistAddCheckRounded',
  'RedoRounded',
  'SouthWestRounded',
  'TrendingDownRounded',
  'TrendingFlatRounded',
  'TrendingUpRounded',
  'UndoRounded',
] as const;

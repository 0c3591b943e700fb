import { type Static, Type } from 'typebox';
import { badgeLevels } from '../enums/badges';
import { nullable } from '../fields';

/** Null until the first task of the family is validated. */
export const BadgeState = Type.Object({ level: nullable(Type.Enum(badgeLevels)) });

export const Badges = Type.Object({ professionalProject: BadgeState, cv: BadgeState, linkedin: BadgeState });
export type Badges = Static<typeof Badges>;

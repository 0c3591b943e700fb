import { type Static, Type } from 'typebox';
import { Html, Instant, Label } from '../fields';

export const StaticPage = Type.Object({ slug: Label, title: Label, content: Html, updatedAt: Instant });
export type StaticPage = Static<typeof StaticPage>;

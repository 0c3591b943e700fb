import { contentCalls } from './content';
import { sessionCalls } from './session';

export const calls = { ...sessionCalls, ...contentCalls };
export type Calls = typeof calls;
export type { BodyOf, Call, CallKey, CallMap, Method, ParamsOf, QueryOf, ResponseOf } from '../call';

export * from './entities';
export * from './enums';
export * from './limits';
export * from './rules';
export * from './wire';
export type { BodyOf, Call, CallKey, CallMap, Method, ParamsOf, QueryOf, ResponseOf } from './call';

export * from './descriptor';
export * from './fits';
export * from './terms';
export * from './registry';
export * from './release';
export * from './sealed';
export * from './visibility';

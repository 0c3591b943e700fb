export * from './descriptor';
export * from './fits';
export * from './needs';
export * from './registry';
export * from './release';
export * from './sealed';
export * from './terms';
export * from './visibility';

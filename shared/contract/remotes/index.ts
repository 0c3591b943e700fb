export * from './descriptor';
export * from './registry';
export * from './terms';
export * from './visibility';

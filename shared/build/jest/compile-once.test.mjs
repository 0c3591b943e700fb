const vm = require('node:vm');

const parameters = ['module', 'exports'];
const context = vm.createContext({});
const compile = (source, filename, into = context) =>
  vm.compileFunction(source, parameters, { filename, parsingContext: into });

it('Given a module that two files want, When it is compiled for each, Then each gets a function of its own page', () => {
  const other = vm.createContext({});
  const source = 'module.exports = { list: [] };';
  const made = [context, other].map((into) => {
    const module = { exports: {} };
    compile(source, '/twice.js', into)(module, module.exports);
    return module.exports.list;
  });
  expect(made[0]).not.toBe(made[1]);
  expect(made[0]).toBeInstanceOf(vm.runInContext('Array', context));
  expect(made[1]).toBeInstanceOf(vm.runInContext('Array', other));
});

it('Given a module that two files want, When it is compiled for each, Then Node compiles it once', () => {
  const { Script } = vm;
  const compiled = jest.spyOn(vm, 'Script').mockImplementation((...given) => new Script(...given));
  compile('module.exports = 1', '/once.js');
  compile('module.exports = 1', '/once.js', vm.createContext({}));
  expect(compiled).toHaveBeenCalledTimes(1);
});

it('Given a module that was not asked for, When jest loads it, Then it is compiled here', () => {
  const asked = jest.spyOn(vm, 'compileFunction');
  require('./selector-needs.mjs');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('Given a file that has changed, When it is compiled again, Then what it says now is run', () => {
  const module = { exports: {} };
  compile('module.exports = 1', '/changed.js')(module, module.exports);
  compile('module.exports = 2', '/changed.js')(module, module.exports);
  expect(module.exports).toBe(2);
});

it('Given a module whose last line is a comment and whose third throws, When it is run, Then the error names its place', () => {
  const failing = compile('"use strict";\n\n  throw new TypeError("No"); // why', '/failing.js');
  let stack = '';
  try {
    failing({}, {});
  } catch (error) {
    ({ stack } = /** @type {Error} */ (error));
  }
  expect(stack).toContain('/failing.js:3:9');
});

it('Given an error in the first line, When it is thrown, Then its column is that of the file', () => {
  expect(() => compile('throw new Error(new Error().stack)', '/first.js')()).toThrow(/\/first\.js:1:17/);
});

it('Given what is no module, When it is compiled, Then Node does as it does', () => {
  expect(vm.compileFunction('return 1 + value', ['value'])(2)).toBe(3);
});

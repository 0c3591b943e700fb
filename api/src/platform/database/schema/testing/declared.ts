import { join } from 'node:path';
import ts from 'typescript';

const schemaFile = join(__dirname, '..', 'index.ts');
const configFile = join(__dirname, '../../../../../tsconfig.json');

function compile(): { program: ts.Program; checker: ts.TypeChecker } {
  const config = ts.getParsedCommandLineOfConfigFile(
    configFile,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const program = ts.createProgram([schemaFile], config?.options ?? {});
  return { program, checker: program.getTypeChecker() };
}

const members = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
const has = (type: ts.Type, flag: ts.TypeFlags): boolean => (type.flags & flag) !== 0;

/** Types exist only for the compiler, so it reports the columns of `Database`. */
export function declaredTables(): Tables {
  const { program, checker } = compile();
  const source = program.getSourceFile(schemaFile);
  const module = source && checker.getSymbolAtLocation(source);
  const database = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Database');
  if (!database) throw new Error('The schema exports no Database.');

  const kindOf = (type: ts.Type): Kind => {
    if (has(type, ts.TypeFlags.StringLike)) return 'string';
    if (has(type, ts.TypeFlags.NumberLike)) return 'number';
    if (has(type, ts.TypeFlags.BooleanLike)) return 'boolean';
    if (checker.isArrayType(type)) return 'list';
    return type.getSymbol()?.name === 'Date' ? 'instant' : 'object';
  };

  const literalsOf = (types: ts.Type[]): string[] => {
    const [first] = types;
    if (first && checker.isArrayType(first)) {
      const [element] = checker.getTypeArguments(first as ts.TypeReference);
      return element ? literalsOf(members(element)) : [];
    }
    return types.flatMap((type) => (type.isStringLiteral() ? [type.value] : []));
  };

  const columnOf = (type: ts.Type): Column => {
    const parts = members(type).filter((part) => !has(part, ts.TypeFlags.Null));
    const wrapped = parts.filter((part) => part.getProperty('__select__'));
    const side = (part: ts.Type, name: string): ts.Type[] => {
      const symbol = part.getProperty(name);
      return symbol ? members(checker.getTypeOfSymbol(symbol)) : [];
    };
    const selected = wrapped.length > 0 ? wrapped.flatMap((part) => side(part, '__select__')) : parts;
    const inserted = wrapped.flatMap((part) => side(part, '__insert__'));
    const [first] = selected;
    if (!first) throw new Error(`Not a column: ${checker.typeToString(type)}`);
    const values = literalsOf(selected).toSorted();
    return {
      kind: kindOf(first),
      nullable: members(type).some((part) => has(part, ts.TypeFlags.Null)),
      optional: inserted.some((part) => has(part, ts.TypeFlags.Undefined)),
      ...(values.length > 0 && { values }),
    };
  };

  const propertiesOf = (type: ts.Type) =>
    type.getProperties().map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)] as const);

  return Object.fromEntries(
    propertiesOf(checker.getDeclaredTypeOfSymbol(database)).map(([table, type]) => [
      table,
      Object.fromEntries(propertiesOf(type).map(([name, column]) => [name, columnOf(column)])),
    ]),
  );
}

/** One shape for the database and for the declared types, so that the two can be compared. */
export type Kind = 'string' | 'number' | 'boolean' | 'instant' | 'object' | 'list';

export interface Column {
  kind: Kind;
  nullable: boolean;
  /** May be left out of an insert. */
  optional: boolean;
  /** The allowed values, sorted. */
  values?: string[];
}

export type Tables = Record<string, Record<string, Column>>;

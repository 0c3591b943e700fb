/** A parsed property: `values` are the parts between `,` or `;`, unescaped. */
export interface ReadProperty {
  name: string;
  params: string;
  values: string[];
}

export interface ReadComponent {
  name: string;
  properties: ReadProperty[];
  components: ReadComponent[];
}

const strict = new TextDecoder('utf-8', { fatal: true });

/** Lines of RFC 5545 and 6350, byte by byte: ended by CRLF alone, 75 octets at most, no letter cut in two. */
function linesIn(bytes: Buffer): string[] {
  const lines: string[] = [];
  let start = 0;
  for (let end = bytes.indexOf('\r\n'); end >= 0; end = bytes.indexOf('\r\n', start)) {
    const line = bytes.subarray(start, end);
    if (line.length > 75) throw new Error(`${line.length} octets: ${line.toString()}`);
    if (line.includes(10) || line.includes(13)) throw new Error(`A break within: ${line.toString()}`);
    const text = strict.decode(line);
    if (text.startsWith(' ')) lines[lines.length - 1] += text.slice(1);
    else lines.push(text);
    start = end + 2;
  }
  if (start !== bytes.length) throw new Error('The last line does not end.');
  return lines;
}

function valuesIn(text: string): string[] {
  const values = [''];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const last = values.length - 1;
    if (sign === '\\') {
      at += 1;
      const escaped = text.charAt(at);
      if (!'\\,;nN'.includes(escaped) || escaped === '') throw new Error(`\\${escaped} means nothing.`);
      values[last] += escaped.toLowerCase() === 'n' ? '\n' : escaped;
    } else if (sign === ',' || sign === ';') values.push('');
    else values[last] += sign;
  }
  return values;
}

function propertyIn(line: string): ReadProperty {
  let quoted = false;
  const colon = Array.from(line).findIndex((sign) => {
    if (sign === '"') quoted = !quoted;
    return sign === ':' && !quoted;
  });
  const head = line.slice(0, colon);
  const [name = ''] = head.split(';');
  if (colon < 0 || !/^[A-Z0-9-]+$/.test(name)) throw new Error(`No property: ${line}`);
  return { name, params: head.slice(name.length + 1), values: valuesIn(line.slice(colon + 1)) };
}

/** Strict readers of calendars and cards, independent of the code that writes them. */
export function readStrictly(bytes: Buffer): ReadComponent[] {
  const root: ReadComponent = { name: '', properties: [], components: [] };
  const open = [root];
  for (const line of linesIn(bytes)) {
    const property = propertyIn(line);
    const inner = open.at(-1) ?? root;
    if (property.name === 'BEGIN') {
      const component = { name: property.values.join(), properties: [], components: [] };
      inner.components.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      if (open.pop()?.name !== property.values.join()) throw new Error(`Not open: ${line}`);
    } else if (inner === root) throw new Error(`Outside: ${line}`);
    else inner.properties.push(property);
  }
  if (open.length !== 1) throw new Error('Something is left open.');
  return root.components;
}

/** The value of a property that occurs at most once. */
export function valueOf({ properties }: ReadComponent, name: string): string | undefined {
  const found = properties.filter((property) => property.name === name);
  if (found.length > 1 || (found[0]?.values.length ?? 1) > 1) throw new Error(`${name} more than once.`);
  return found[0]?.values[0];
}

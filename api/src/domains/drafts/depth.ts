/** Whether something is nested deeper than that; found without recursion, as the depth is the sender's choice. */
export function isTooDeep(value: unknown, depth: number): boolean {
  const left = [{ value, level: 0 }];
  for (let next = left.pop(); next; next = left.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.level > depth) return true;
    for (const inner of Object.values(next.value)) left.push({ value: inner, level: next.level + 1 });
  }
  return false;
}

/** The name without case, underscores, dashes and spaces: what content systems spell in their own ways. */
export function folded(name: string): string {
  return name.replace(/[_\-\s]/g, '').toLowerCase();
}

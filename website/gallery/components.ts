import type { Example } from '../src/ui/examples/example.ts';

export interface GalleryComponent {
  /** Of the file in `ui/`. */
  name: string;
  examples: Example[];
}

/** Every component of `ui/` that has examples, by name. The test beside this file sees to it that all have. */
export function galleryComponents(): GalleryComponent[] {
  const files = import.meta.glob<{ EXAMPLES: Example[] }>('../src/ui/*/*.examples.tsx', { eager: true });
  return Object.entries(files)
    .map(([path, { EXAMPLES }]) => ({ name: componentOf(path), examples: EXAMPLES }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** "../src/ui/Button/Button.examples.tsx" -> "Button". */
export function componentOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/(?:\.examples)?\.tsx$/, '');
}

import { MAX_PHOTOS, sortPhotos } from '@mall/contract/validation/photos.ts';
import type { FieldIssue } from './form-rules.ts';
import type { FormPlan } from './form-state.ts';

const THUMB_PIXELS = 240;

/** A small picture of a file, drawn: the policy of the site lets no address of a file into an image. */
async function thumb(file: File): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', file.name);
  try {
    const picture = await createImageBitmap(file, { resizeWidth: THUMB_PIXELS, resizeQuality: 'medium' });
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
  } catch {
    // No picture inside: the server will say so; its name stands for it here.
  }
  return canvas;
}

/**
 * Makes the file field of a form (ui/FileDrop/FileDrop.tsx) take files dropped on it and from the camera beside those picked,
 * show and remove them, and list those that cannot be sent. The input always holds what will be sent.
 */
export function photoDrop(
  form: HTMLFormElement,
  { words }: FormPlan,
  tell: (issue: FieldIssue | undefined) => void,
) {
  const drop = form.querySelector<HTMLElement>('[data-drop]');
  const input = drop?.querySelector<HTMLInputElement>('input[type="file"]:not([data-camera])');
  if (!drop || !input) return;
  const camera = drop.querySelector<HTMLInputElement>('[data-camera]');
  let kept: File[] = [];

  function hold(files: readonly File[]) {
    kept = [...files];
    const list = new DataTransfer();
    for (const file of kept) list.items.add(file);
    if (input) input.files = list.files;
    if (camera) camera.value = '';
  }

  function show(bad: readonly { file: File; issue: 'format' | 'size' }[], tooMany: boolean) {
    const box = drop?.querySelector<HTMLElement>('[data-invalid]');
    const texts = bad.map(({ file, issue }) => {
      const text = issue === 'format' ? words.issues.photoFormat : words.issues.photoSize;
      return `${file.name}: ${text}`;
    });
    if (box) {
      box.hidden = texts.length === 0;
      box.querySelector('ul')?.replaceChildren(
        ...texts.map((text) => {
          const item = document.createElement('li');
          item.textContent = text;
          return item;
        }),
      );
    }
    tell(tooMany ? 'photoCount' : undefined);
    const thumbs = drop?.querySelector('[data-thumbs]');
    thumbs?.replaceChildren(
      ...kept.map((file) => {
        const item = document.createElement('li');
        const remove = document.createElement('button');
        remove.type = 'button';
        remove.textContent = words.remove;
        remove.setAttribute('aria-label', `${words.remove}: ${file.name}`);
        remove.addEventListener('click', () => {
          hold(kept.filter((one) => one !== file));
          show([], false);
          input?.focus();
        });
        thumb(file).then((canvas) => item.prepend(canvas));
        item.append(remove);
        return item;
      }),
    );
  }

  function add(files: readonly File[]) {
    const fresh = files.filter(
      (file) =>
        !kept.some(
          ({ name, size, lastModified }) =>
            name === file.name && size === file.size && lastModified === file.lastModified,
        ),
    );
    const { good, bad, tooMany } = sortPhotos([...kept, ...fresh]);
    hold(good.slice(0, MAX_PHOTOS));
    show(bad, tooMany);
  }

  for (const source of [input, camera])
    source?.addEventListener('change', () => add([...(source.files ?? [])]));

  // Children of the field send their own enter and leave: only the last leave is one.
  let depth = 0;
  function over(inside: boolean) {
    drop?.toggleAttribute('data-over', inside);
    for (const [name, hidden] of [
      ['[data-release]', !inside],
      ['[data-rest]', inside],
    ] as const) {
      const words = drop?.querySelector<HTMLElement>(name);
      if (words) words.hidden = hidden;
    }
  }
  drop.addEventListener('dragenter', (event) => {
    event.preventDefault();
    depth++;
    over(true);
  });
  drop.addEventListener('dragover', (event) => {
    event.preventDefault();
    // Entered before this script was there.
    if (depth === 0) over(true);
  });
  drop.addEventListener('dragleave', () => {
    depth = Math.max(0, depth - 1);
    if (depth === 0) over(false);
  });
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    depth = 0;
    over(false);
    add([...(event.dataTransfer?.files ?? [])]);
  });
  // Files that were chosen before this script was there.
  const early = [...(input.files ?? []), ...(camera?.files ?? [])];
  if (early.length > 0) add(early);
}

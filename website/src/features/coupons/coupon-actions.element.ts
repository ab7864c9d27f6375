import { VOTE_PATH } from './coupon-shown.ts';

/** Height and width of the drawing that the website gives, pixels. */
const [WIDTH, HEIGHT] = [1080, 1350];
const ROUNDS = 4;
const ROUND_MS = 200;

/** Asks the website what a button's form would ask. */
function post(form: HTMLFormElement, button: HTMLButtonElement): Promise<Response> {
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return fetch(button.formAction, {
    method: 'POST',
    body: fields,
    headers: { accept: 'application/json, image/svg+xml' },
  });
}

/** Votes without leaving the page: the number grows, the button says that it is done. */
async function vote(form: HTMLFormElement, button: HTMLButtonElement) {
  const response = await post(form, button);
  if (!response.ok) throw new Error('no vote');
  const answer: { votes?: number; text?: string } = await response.json();
  const count = form.closest('li')?.querySelector('[data-votes]');
  // A content system may keep its number to itself.
  if (answer.votes !== undefined)
    count?.replaceChildren(answer.votes.toLocaleString(document.documentElement.lang));
  const said = document.createElement('p');
  said.role = 'status';
  said.tabIndex = -1;
  said.textContent = answer.text ?? '';
  button.replaceWith(said);
  said.focus();
}

/** Turns the drawing into a PNG, which telephones keep among their pictures. */
async function save(form: HTMLFormElement, button: HTMLButtonElement) {
  const response = await post(form, button);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.startsWith('image/svg')) throw new Error('no picture');
  const picture = new Image();
  // The policy lets data in, but no address of a blob.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await response.text())}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  // A drawing's fonts are read when it is drawn first, its letters are there in a later round; no event tells which.
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, ROUND_MS));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = 'coupon.png';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What pressing a button does here rather than on a page of its own; whatever fails goes there after all. */
export function press(event: Event): void {
  const button = (event.target as Element).closest('button');
  const form = button?.form;
  if (!button || !form) return;
  if (button.dataset.print !== undefined) {
    window.print();
    return;
  }
  const voting = new URL(button.formAction).pathname === VOTE_PATH && form.closest('li');
  const work = voting ? vote : button.dataset.save !== undefined ? save : undefined;
  if (!work) return;
  event.preventDefault();
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  work(form, button)
    .catch(() => {
      form.action = button.formAction;
      form.submit();
    })
    .finally(() => button.removeAttribute('aria-busy'));
}

import { type Fields, isFields } from '../reading/coercions.ts';
import { pick, present } from '../reading/pick.ts';

/** Names under which an object holds the file that it stands for. */
const FILES = ['file', 'pdf', 'media', 'image', 'picture', 'document', 'download', 'attachment', 'url'];

/** A file by its largest size where it has no address of its own; an extension has its dot. */
export function mediaFile(holder: Fields): Fields {
  const inner = present(holder.hash) || typeof holder.url === 'string' ? undefined : pick(holder, FILES);
  const file = isFields(inner) ? { ...holder, ...inner } : holder;
  const formats = isFields(file.formats) ? file.formats : {};
  const largest = ['large', 'medium', 'small', 'thumbnail'].map((size) => formats[size]).find(isFields);
  const url = present(file.url) ? file.url : (largest?.url ?? file.url);
  const name = [file.name, url].find(
    (one) => typeof one === 'string' && /\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(one),
  );
  const given = typeof file.ext === 'string' && file.ext.trim() !== '' ? file.ext.trim() : undefined;
  const found =
    given ?? (typeof name === 'string' ? /\.[a-z0-9]{2,5}(?=[?#]|$)/i.exec(name)?.[0] : undefined);
  const ext = found === undefined || found.startsWith('.') ? found : `.${found}`;
  return { ...file, ...(url === undefined ? {} : { url }), ...(ext === undefined ? {} : { ext }) };
}

import { type FolderFiles, maxBytes, megabytes } from './folder-files.ts';
import { leftOut, type Read, type Tell } from './telling.ts';

const UTF8_MEND =
  'Save it again as UTF-8. Excel: Save As, "CSV UTF-8 (Comma delimited)". LibreOffice: Save As, "Edit filter settings", character set Unicode (UTF-8).';

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8, or UTF-16 that says so with its mark; the mark and the line ends of other systems are taken away. */
export function textOfBytes(bytes: Uint8Array): Read<string> {
  const [first, second] = bytes;
  const wide =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  const text = decoded(bytes, wide ?? 'utf-8');
  if (text === undefined)
    return {
      fault: leftOut(
        'The file is not UTF-8 (Windows-1250, 1251 or 1257 perhaps): its letters cannot be read.',
        UTF8_MEND,
      ),
    };
  if (text.includes('\0')) return { fault: leftOut('The file is no text.', UTF8_MEND) };
  return { value: text.replace(/\r\n?/g, '\n') };
}

/** A file's bytes; undefined, and told, where there are too many. */
export function bytesOfFile(files: FolderFiles, file: string, tell: Tell): Uint8Array | undefined {
  const size = files.size(file);
  if (size <= maxBytes(file)) return files.read(file);
  tell('the file', leftOut(`It has ${megabytes(size)}.`, `At most ${megabytes(maxBytes(file))} are read.`));
  return undefined;
}

/** A file's text; undefined, and told, where it is too large or cannot be read. */
export function textOfFile(files: FolderFiles, file: string, tell: Tell): string | undefined {
  const bytes = bytesOfFile(files, file, tell);
  if (!bytes) return undefined;
  const { value, fault } = textOfBytes(bytes);
  if (fault) tell('the file', fault);
  return value;
}

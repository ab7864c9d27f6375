import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { conformanceOf, type Locale } from '@mall/contract';

/**
 * What a content system answers to every call of the contract, by address: status and text, without its own origin.
 * @param now the instant that "in future" and "past" are measured against
 */
export async function answersOf(
  content: string,
  locales: readonly Locale[],
  now: Date,
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const between = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await fetch(content + path, { redirect: 'manual' }).catch(() => undefined);
    if (!answer) {
      response.destroy();
      return;
    }
    const text = await answer.text();
    answers.set(path, `${answer.status} ${text.replaceAll(content, '')}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type }).end(text);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  try {
    await conformanceOf(`http://127.0.0.1:${(between.address() as AddressInfo).port}`, locales, now);
  } finally {
    between.closeAllConnections();
    await new Promise((resolve) => between.close(resolve));
  }
  return answers;
}

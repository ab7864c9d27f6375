/** The content system that tests ask. */
interface ContentUnderTest {
  /** Origin. */
  url: string;
  /** Where its database and the tokens of its staff lie; empty where nobody has said. */
  dataDir: string;
}

/** The one that all tests of a run share. */
export const SHARED_CONTENT: ContentUnderTest = {
  url: process.env.CONTENT_URL ?? 'http://127.0.0.1:1337',
  dataDir: process.env.TEST_DATA_DIR ?? '',
};

let own: ContentUnderTest | undefined;

/** The one under test in this process: the shared one, or its own (own-centre.ts). */
export function contentUnderTest(): ContentUnderTest {
  return own ?? SHARED_CONTENT;
}

/** Its origin. */
export function contentUrl(): string {
  return contentUnderTest().url;
}

/** Has another content system be under test in this process. */
export function testContentAt(content: ContentUnderTest): void {
  own = content;
}

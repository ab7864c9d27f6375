import { describe, expect, it } from 'vitest';
import { mediaName, mediaPath } from './media-path.ts';

describe('names of media', () => {
  it.each([
    ['uploads/coat_1a2b.jpg', 'coat_1a2b.jpg'],
    ['uploads/coat.v2.jpg', 'at/uploads/coat.v2.jpg'],
    ['uploads/Our shops.jpg', 'at/uploads/Our%20shops.jpg'],
    ['uploads/Our%20shops.jpg', 'at/uploads/Our%20shops.jpg'],
    ['uploads/2026/11/żaba (1).png', 'at/uploads/2026/11/%C5%BCaba%20%281%29.png'],
    ['files/a.webp', 'at/files/a.webp'],
    ['100%.png', 'at/100%25.png'],
  ])('%s is %s, and back', (path, name) => {
    expect(mediaName(path)).toBe(name);
    expect(decodeURIComponent(mediaPath(name) ?? '')).toBe(
      path.includes('%20') ? decodeURIComponent(path) : path,
    );
  });

  it.each([
    '',
    'uploads/../secret.jpg',
    'uploads/%2e%2e/secret.jpg',
    'uploads/%2e%2e%2fsecret.jpg',
    'uploads//a.jpg',
    '/evil.example/a.jpg',
    'uploads/a\\b.jpg',
    'uploads/a%00.jpg',
    'uploads/a\n.jpg',
    `uploads/${'ż'.repeat(100)}.jpg`,
    `${'a/'.repeat(20)}b.jpg`,
    'uploads/\ud800.jpg',
  ])('%j has none', (path) => {
    expect(mediaName(path)).toBeUndefined();
  });

  it.each([
    'at/uploads/coat.jpg',
    'at/a%2Fb.jpg',
    'at/%61.jpg',
    'at/../a.jpg',
    'at/a b.jpg',
    'a/b.jpg',
    'at/',
  ])('%s is none', (name) => {
    expect(mediaPath(name)).toBeUndefined();
  });
});

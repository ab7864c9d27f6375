import { describe, expect, it } from 'vitest';
import { videoId } from './video.ts';

const ID = 'aqz-KE_bpKQ';

describe('videoId', () => {
  it.each([
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc&t=30`,
    `http://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&v=${ID}&t=4s#x`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `//www.youtube.com/embed/${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `https://youtube.com/shorts/${ID}/`,
    `youtube.com/shorts/${ID}`,
    `youtu.be/${ID}`,
    `  HTTPS://YOUTU.BE/${ID} `,
  ])('reads %s', (url) => {
    expect(videoId(url)).toBe(ID);
  });

  it.each([
    null,
    undefined,
    '',
    ID,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil-youtube.com/watch?v=${ID}`,
    `https://evilyoutube.com/watch?v=${ID}`,
    `https://youtu.be.evil/${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://evil.example@youtube.com/watch?v=${ID}`,
    `https://evil.example/?u=https://youtu.be/${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://youtube.com:8443/watch?v=${ID}`,
    `https://youtube.com\\@evil.example/watch?v=${ID}`,
    `https://уoutube.com/watch?v=${ID}`,
    `javascript:youtube.com/watch?v=${ID}`,
    `ftp://youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@channel',
    `https://www.youtube.com/playlist?list=${ID}`,
    `https://www.youtube.com/embed/"><script>`,
    `https://www.youtube.com/other/${ID}`,
  ])('takes nothing from %s', (url) => {
    expect(videoId(url)).toBeUndefined();
  });
});

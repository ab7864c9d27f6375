/** Where the player comes from: YouTube without cookies until it plays. The policy names it on pages with a video. */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

export { default } from '../hr-HR/video.ts';

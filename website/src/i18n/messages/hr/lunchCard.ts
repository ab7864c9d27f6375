export { default } from '../hr-HR/lunchCard.ts';

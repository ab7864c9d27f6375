export { default } from '../hr-HR/opening.ts';

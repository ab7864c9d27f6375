export { default } from '../hr-HR/inspirations.ts';

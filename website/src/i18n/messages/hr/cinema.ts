export { default } from '../hr-HR/cinema.ts';

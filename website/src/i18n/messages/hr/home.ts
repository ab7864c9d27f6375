export { default } from '../hr-HR/home.ts';

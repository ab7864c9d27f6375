export { default } from '../hr-HR/landing.ts';

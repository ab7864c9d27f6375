export { default } from '../hr-HR/consent.ts';

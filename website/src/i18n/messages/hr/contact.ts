export { default } from '../hr-HR/contact.ts';

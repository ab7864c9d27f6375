export { default } from '../hr-HR/newsletter.ts';

export { default } from '../hr-HR/seo.ts';

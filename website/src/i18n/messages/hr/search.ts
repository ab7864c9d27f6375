export { default } from '../hr-HR/search.ts';

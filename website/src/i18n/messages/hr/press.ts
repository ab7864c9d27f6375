export { default } from '../hr-HR/press.ts';

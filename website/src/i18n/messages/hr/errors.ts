export { default } from '../hr-HR/errors.ts';

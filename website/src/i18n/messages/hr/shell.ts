export { default } from '../hr-HR/shell.ts';

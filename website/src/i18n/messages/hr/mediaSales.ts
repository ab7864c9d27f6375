export { default } from '../hr-HR/mediaSales.ts';

export { default } from '../hr-HR/survey.ts';

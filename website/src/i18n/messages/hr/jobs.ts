export { default } from '../hr-HR/jobs.ts';

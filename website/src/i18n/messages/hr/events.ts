export { default } from '../hr-HR/events.ts';

export { default } from '../hr-HR/offers.ts';

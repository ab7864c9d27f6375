export { default } from '../hr-HR/stylist.ts';

export { default } from '../hr-HR/coupons.ts';

export { default } from '../hr-HR/tenants.ts';

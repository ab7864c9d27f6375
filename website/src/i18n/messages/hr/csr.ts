export { default } from '../hr-HR/csr.ts';

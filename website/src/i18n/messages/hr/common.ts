export { default } from '../hr-HR/common.ts';

export { default } from '../hr-HR/map.ts';

export { default } from '../hr-HR/dailyMenu.ts';

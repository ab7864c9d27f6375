export { default } from '../hr-HR/mobileApps.ts';

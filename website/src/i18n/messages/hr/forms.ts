export { default } from '../hr-HR/forms.ts';

export { default } from '../hr-HR/documents.ts';

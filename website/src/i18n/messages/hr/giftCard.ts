export { default } from '../hr-HR/giftCard.ts';

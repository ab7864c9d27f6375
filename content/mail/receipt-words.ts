/** What a receipt repeats of what somebody wrote, in this order. */
export const RECEIPT_FIELDS = [
  'name',
  'email',
  'phone',
  'companyName',
  'companySector',
  'interest',
  'campaignStart',
  'campaignEnd',
  'details',
] as const;
type ReceiptField = (typeof RECEIPT_FIELDS)[number];

/** Beginnings of what the staff answer. */
export const REPLY_TEMPLATES = ['answer', 'question', 'decline'] as const;
export type ReplyTemplate = (typeof REPLY_TEMPLATES)[number];

/** The texts of receipts and answers. `{name}` and `{centre}` are filled in. */
export interface ReceiptWords {
  subject: string;
  greeting: string;
  received: string;
  /** For whom a stranger has typed the address of. */
  ignore: string;
  closing: string;
  fields: Readonly<Record<ReceiptField, string>>;
  templates: Readonly<Record<ReplyTemplate, { name: string; text: string }>>;
}

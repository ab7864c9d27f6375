/** `id` is the anchor of the answer; `html` is sanitised. */
export interface Question {
  id: string;
  question: string;
  html: string;
}

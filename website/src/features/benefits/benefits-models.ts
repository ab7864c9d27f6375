/** Parts that the pages of benefits share; rules as in content/cards.ts. */

/** `heading` stands beside the step's number. */
export interface Step {
  heading: string;
  text?: string;
}

export interface Figure {
  value: string;
  name: string;
}

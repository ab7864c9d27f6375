import { isDay, isHour } from '@mall/contract/validation/date.ts';
import { isEmail, MAX_EMAIL } from '@mall/contract/validation/email.ts';
import { MAX_NAME, nameIssue } from '@mall/contract/validation/name.ts';
import { isPhone, MAX_PHONE } from '@mall/contract/validation/phone.ts';
import { MAX_LINE, MAX_NOTES } from '@mall/contract/validation/text.ts';

/**
 * What can stand in a field: `line` and `text` one and several lines, `choice` and `choices` one and any number of
 * `of`, `moment` a day with an hour ("2026-12-05T11:00"), `check` a box to tick, `photos` files.
 */
type FieldKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'line'
  | 'text'
  | 'check'
  | 'choice'
  | 'choices'
  | 'day'
  | 'moment'
  | 'photos';

interface FieldRule {
  kind: FieldKind;
  label: string;
  needed?: boolean;
  /** Characters; every kind of text has a limit of its own. */
  most?: number;
  of?: readonly string[];
  /** First day that can be chosen. */
  least?: string;
  /** Field whose day this one must not come before. */
  after?: string;
  /** Field whose value this one must not repeat. */
  unlike?: string;
  /** The issue of a missing value, where it is not the kind's own. */
  missing?: FieldIssue;
}

/** The fields of a form in their order. The same object rules the server's check and the browser's. */
export type FormRules = Readonly<Record<string, FieldRule>>;

/** What was given, by field: no value = nothing typed, not ticked, nothing chosen. */
export type Values = Readonly<Record<string, readonly string[]>>;

/** Every way for a value to be wrong; `taken` and the photos' are found out by servers only. */
export const FIELD_ISSUES = [
  'required',
  'tooLong',
  'tooShort',
  'name',
  'email',
  'phone',
  'answer',
  'consent',
  'day',
  'span',
  'unlike',
  'taken',
  'photoFormat',
  'photoSize',
  'photoPixels',
  'photoCount',
] as const;
export type FieldIssue = (typeof FIELD_ISSUES)[number];
export type FieldIssues = Readonly<Record<string, FieldIssue>>;

/** Texts of issues with `{{field}}` and `{{max}}` where the field's name and limit belong. */
export type IssueWords = Readonly<Record<FieldIssue, string>>;

/** Longest text that is given back to be mended; what can be sent is shorter. */
const MAX_KEPT = 10_000;

const MOST: Partial<Record<FieldKind, number>> = {
  name: MAX_NAME,
  email: MAX_EMAIL,
  phone: MAX_PHONE,
  line: MAX_LINE,
  text: MAX_NOTES,
};

/** Most characters of a field; undefined where none are typed. */
export function mostOf({ kind, most }: FieldRule): number | undefined {
  return most ?? MOST[kind];
}

/** A value without what nobody types: one line where the field is one, no control characters, composed letters. */
export function cleaned(kind: FieldKind, raw: string): string {
  const text = raw.slice(0, 2 * MAX_KEPT).normalize('NFC');
  const clean =
    kind === 'text'
      ? text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')
      : text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return clean.trim().slice(0, MAX_KEPT);
}

function missingIssue({ kind, missing }: FieldRule): FieldIssue {
  if (missing) return missing;
  if (kind === 'check') return 'consent';
  return kind === 'choice' || kind === 'choices' ? 'answer' : 'required';
}

function textIssue(rule: FieldRule, text: string): FieldIssue | undefined {
  const most = mostOf(rule);
  // An address that is too long is told so rather than called invalid.
  if (most !== undefined && [...text].length > most) return 'tooLong';
  if (rule.kind === 'email') return isEmail(text) ? undefined : 'email';
  if (rule.kind === 'phone') return isPhone(text) ? undefined : 'phone';
  if (rule.kind !== 'name') return undefined;
  const issue = nameIssue(text);
  return issue === 'malformed' ? 'name' : (issue ?? undefined);
}

function dayIssue(rule: FieldRule, value: string, values: Values): FieldIssue | undefined {
  const [day = '', hour] = value.split('T');
  if (!isDay(day) || (rule.kind === 'moment' && !isHour(hour ?? ''))) return 'day';
  if (rule.least !== undefined && day < rule.least) return 'day';
  const first = rule.after === undefined ? undefined : values[rule.after]?.[0];
  return first && isDay(first) && day < first ? 'span' : undefined;
}

/** What is wrong with one field; undefined = nothing. @param values cleaned */
export function issueOf(name: string, rules: FormRules, values: Values): FieldIssue | undefined {
  const rule = rules[name];
  if (!rule) return undefined;
  const given = (values[name] ?? []).filter((value) => value !== '');
  const [value] = given;
  // Photos are files: they are looked at where they are.
  if (rule.kind === 'photos') return undefined;
  if (value === undefined) return rule.needed ? missingIssue(rule) : undefined;
  if (rule.unlike !== undefined && values[rule.unlike]?.[0] === value) return 'unlike';
  if (rule.kind === 'day' || rule.kind === 'moment') return dayIssue(rule, value, values);
  if (rule.of && !given.every((one) => rule.of?.includes(one))) return 'answer';
  return textIssue(rule, value);
}

/** The values of a form's own fields, cleaned, and what is wrong with them. Anything else that was posted is dropped. */
export function readForm(
  rules: FormRules,
  posted: (name: string) => readonly string[],
): { values: Values; issues: FieldIssues } {
  const values: Record<string, string[]> = {};
  for (const [name, { kind, of }] of Object.entries(rules)) {
    if (kind === 'photos') continue;
    const given = posted(name)
      .map((value) => cleaned(kind, value))
      // What was offered is given back as it was offered, spaces and all.
      .map((value) => (of ? of.find((one) => cleaned(kind, one) === value) : value))
      .filter((value): value is string => value !== undefined && value !== '');
    values[name] = kind === 'choices' ? [...new Set(given)] : given.slice(0, 1);
  }
  const issues: Record<string, FieldIssue> = {};
  for (const name of Object.keys(rules)) {
    const issue = issueOf(name, rules, values);
    if (issue) issues[name] = issue;
  }
  return { values, issues };
}

/** An issue in words. */
export function issueText(issue: FieldIssue, rule: FieldRule, words: IssueWords): string {
  return words[issue]
    .replace('{{field}}', () => rule.label)
    .replace('{{max}}', () => String(mostOf(rule) ?? ''));
}

/** An issue in words that stand alone, away from their field: behind the field's name without its full stop. */
export function summaryText(issue: FieldIssue, rule: FieldRule, words: IssueWords): string {
  const text = issueText(issue, rule, words);
  return words[issue].includes('{{field}}') ? text : `${rule.label.replace(/[\s.:?!…]+$/u, '')}: ${text}`;
}

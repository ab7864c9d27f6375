import { setTimeout } from 'node:timers/promises';
import { ENQUIRY_PATH } from '../../website/src/features/leads/lead-rules.ts';
import { delivered, type SubmissionRig } from '../forms/submission-cases.ts';
import {
  type Answer,
  booking,
  enquiryFields,
  freshEmail,
  freshKey,
  landingLead,
  postForm,
  send,
} from '../forms/submission-forms.ts';
import type { PostgresProcess } from '../stores/postgres-process.ts';
import { startWebsite } from './website-process.ts';

/** What visitors send meanwhile, and what goes out because of it. */
const KINDS = ['bookStylist', 'landingLead', 'website'] as const;
const WANTED = {
  bookStylist: { mails: 2, calls: 0 },
  landingLead: { mails: 2, calls: 1 },
  website: { mails: 2, calls: 0 },
} as const;

interface Form {
  kind: (typeof KINDS)[number];
  email: string;
  key: string;
}

interface CrashRounds {
  crashes: number;
  forms: number;
  /** Sendings that were answered 503. */
  refused: number;
  mails: number;
  /** Mails that came a second time, under whatever Message-ID. */
  doubled: number;
  /** The longest time from a crash until a form was stored again, milliseconds. */
  recovery: number;
  /** What is wrong after all that; nothing is what it should be. */
  faults: string[];
}

const AT_ONCE = 8;
const MAILS_WAIT_MS = 1_000;

/**
 * Has visitors send forms without a break, directly and through a website, and crashes the database while they do:
 * each time just as a mail has come, before the mail server says that it has accepted it. Who is answered 503 sends
 * again, as the site's visitors do.
 */
export async function crashRounds(
  { content, staff, mail, crm }: SubmissionRig,
  database: PostgresProcess,
  crashes: number,
  forms: number,
): Promise<CrashRounds> {
  const faults: string[] = [];
  const sent: Form[] = Array.from({ length: forms }, (_, index) => ({
    kind: KINDS[index % KINDS.length] ?? 'landingLead',
    email: freshEmail('crash'),
    key: freshKey(),
  }));
  const site = await startWebsite(content.url, { env: { TRUST_PROXY: '1' } });
  const result: CrashRounds = { crashes: 0, forms, refused: 0, mails: 0, doubled: 0, recovery: 0, faults };
  let stored = 0;
  let crashed: number | undefined;
  let recovering: Promise<void> | undefined;

  mail.accepting = async () => {
    // Spread evenly over the forms.
    if (crashed !== undefined || result.crashes === crashes) return;
    if (stored < (forms * (result.crashes + 1)) / (crashes + 2)) return;
    result.crashes += 1;
    crashed = performance.now();
    await database.crash();
    recovering = database.recover();
  };

  const post = ({ kind, email, key }: Form): Promise<Answer> => {
    if (kind === 'website') return postForm(site.url, ENQUIRY_PATH, { ...enquiryFields(email), key });
    const body = kind === 'bookStylist' ? booking(email) : landingLead(email);
    return send(content.url, kind, body, { key });
  };

  async function untilStored(form: Form) {
    for (;;) {
      const began = performance.now();
      const { status, headers, body } = await post(form);
      if (status === 200) {
        stored += 1;
        if (crashed !== undefined && began > crashed) {
          result.recovery = Math.max(result.recovery, performance.now() - crashed);
          crashed = undefined;
        }
        return;
      }
      result.refused += 1;
      const kept = form.kind !== 'website' || (body as { message?: unknown })?.message !== undefined;
      if (status === 503 && headers.get('retry-after') === '30' && kept) continue;
      // Asked again it would be answered alike.
      faults.push(`${form.kind} was answered ${status} ${JSON.stringify(body)}`);
      return;
    }
  }

  /**
   * Lets visitors run ahead of the mails by no more than a crash: the last ones would meet no database that is away.
   * When no mail comes any more, since all that are due have come already, they go on.
   */
  async function mailsKeepUp() {
    const until = performance.now() + MAILS_WAIT_MS;
    const ahead = () => stored + AT_ONCE >= (forms * (result.crashes + 2)) / (crashes + 2);
    while (crashed === undefined && result.crashes < crashes && ahead() && performance.now() < until)
      await setTimeout(10);
  }

  try {
    const waiting = [...sent];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let form = waiting.shift(); form; form = waiting.shift()) {
          await mailsKeepUp();
          await untilStored(form);
        }
      }),
    );
    await recovering;
    await delivered({ staff }, 60_000);
  } finally {
    mail.accepting = undefined;
    await site.remove();
  }

  if (result.crashes !== crashes) faults.push(`${result.crashes} crashes`);
  for (const { kind, email } of sent) {
    const rows = await staff.count('submission', { email });
    const mails = [...new Set([...mail.to(email), ...mail.about(email)])];
    const calls = crm.about(email);
    const wanted = WANTED[kind];
    result.mails += mails.length;
    result.doubled += Math.max(0, mails.length - wanted.mails);
    if (rows !== 1) faults.push(`${kind} of ${email}: ${rows} rows`);
    if (mails.length !== wanted.mails) faults.push(`${kind} of ${email}: ${mails.length} mails`);
    if (calls.length !== wanted.calls) faults.push(`${kind} of ${email}: ${calls.length} CRM calls`);
  }
  return result;
}

import { ENQUIRY_PATH, LEAD_PATH } from '../../website/src/features/leads/lead-rules.ts';
import { load, oddOnes } from '../faults/load.ts';
import { enquiryFields, freshEmail, freshKey, postForm } from '../forms/submission-forms.ts';
import type { Cluster, Victim } from './cluster.ts';

/** What visitors met while one part was away. */
export interface Turn {
  victim: string;
  /** Pages asked for, and of these how many were not answered 200. */
  pages: number;
  failed: number;
  /** What those were answered, with their count. */
  odd: string[];
  /** Addresses of enquiries and of leads that were stored; each was sent until it was. */
  enquiries: string[];
  leads: string[];
  /** Sendings that were answered otherwise: who sent has what was typed, and sends again. */
  sentAgain: number;
}

const READERS = 4;
/** Answers before the part is taken away, while it is away, and after it is back. */
const ANSWERS = 150;

/**
 * Visitors read pages and send forms without a break; the part is killed while they do, and comes back.
 * @param warm pages that have been asked for @param cold others, each asked for once
 * @param away what is to be seen while the part is gone
 */
export async function killedUnderLoad(
  { site }: Pick<Cluster, 'site'>,
  victim: Victim,
  warm: readonly string[],
  cold: readonly string[],
  away: () => Promise<void>,
): Promise<Turn> {
  const turn: Turn = {
    ...{ victim: victim.name, pages: 0, failed: 0, odd: [] },
    ...{ enquiries: [], leads: [], sentAgain: 0 },
  };
  let over = false;
  let answers = 0;
  const counted = () => {
    answers += 1;
    return over;
  };
  const paths = victim.makesPages ? [...warm, ...cold] : warm;
  const reading = load(site, paths, { connections: READERS, until: counted });

  async function send(path: string, page: string, stored: string[]) {
    while (!over) {
      const email = freshEmail('cluster');
      const form = { ...enquiryFields(email), page, key: freshKey() };
      for (;;) {
        const answer = await postForm(site, path, form).catch(() => undefined);
        if (answer?.status === 200) break;
        turn.sentAgain += 1;
      }
      stored.push(email);
    }
  }
  // An enquiry is two mails; of a lead the CRM hears, too.
  const sending = Promise.all([
    send(ENQUIRY_PATH, 'media-sale', turn.enquiries),
    send(LEAD_PATH, 'wiosna', turn.leads),
  ]);
  const more = async () => {
    const goal = answers + ANSWERS;
    while (answers < goal) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  try {
    await more();
    await victim.kill();
    await more();
    await away();
    await victim.restore();
    await more();
  } finally {
    over = true;
  }
  const [read] = await Promise.all([reading, sending]);
  turn.pages = read.answers;
  turn.failed = oddOnes(read);
  turn.odd = [...read.odd].map(([what, count]) => `${count} times ${what}`);
  return turn;
}

import type { Answers } from './questions.ts';
import { questions } from './questions.ts';

/** Puts a question and gives back what was typed. Rejects when nobody is there any more. */
export type Ask = (prompt: string) => Promise<string>;

/**
 * Asks for what a centre has to have, and for what its pages show first. An answer that cannot be read is said with its
 * mend, and asked for again.
 * @param say writes a line @param zone the time zone of this machine
 */
export async function askCentre(ask: Ask, say: (line: string) => void, zone: string): Promise<Answers> {
  const answers: Partial<Record<keyof Answers, unknown>> = {};
  for (const { key, text, usual, needed, read } of questions(zone)) {
    const hint = usual === undefined ? (needed ? '' : ' (Enter: later)') : ` (Enter: ${usual})`;
    for (;;) {
      const typed = (await ask(`${text}${hint}\n> `)).trim() || (usual ?? '');
      if (typed === '' && !needed) break;
      const { value, fault } = typed === '' ? {} : read(typed, answers as Partial<Answers>);
      if (fault) say(`${fault.problem} ${fault.mend}`);
      if (value === undefined) continue;
      answers[key] = value;
      break;
    }
  }
  return answers as unknown as Answers;
}

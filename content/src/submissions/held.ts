import { type Row, table } from '../kit/table';

/**
 * Whether nothing has gone out because of a submission, since a machine may have filled it in: put aside, or marked as
 * spam out of there. Answers to surveys have nothing that goes out.
 * @param deliveries how many were ever queued for it
 */
export function isHeld({ state, kind }: Row, deliveries: number): boolean {
  return state === 'aside' || (state === 'spam' && kind !== 'survey' && deliveries === 0);
}

/** Of submissions those that are held, by documentId. */
export async function heldAmong(documentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await table('submission').findMany({
    where: { documentId: { $in: documentIds }, state: { $in: ['aside', 'spam'] } },
  });
  const sent = await table('delivery').findMany({
    select: ['id', 'subject'],
    where: { subject: { $in: rows.map(({ documentId }) => documentId) } },
  });
  const countOf = (id: string) => sent.filter(({ subject }) => subject === id).length;
  return new Set(
    rows.filter((row) => isHeld(row, countOf(row.documentId))).map(({ documentId }) => documentId),
  );
}

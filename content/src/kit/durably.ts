/** The open transaction, for statements that Strapi's query layer has no words for. */
interface Transaction {
  raw(sql: string, values: readonly string[]): PromiseLike<unknown>;
}

interface Committing {
  /** Settles when the transaction has: rejected when COMMIT failed. */
  executionPromise?: Promise<unknown>;
}

/**
 * Runs work in one transaction and resolves only when the database has it for good. Strapi's own `transaction`
 * resolves even when COMMIT fails (disk full, database locked): the query builder hands that error to another promise
 * than the one Strapi waits for. Inside another transaction the work joins that one, whose commit counts, and is
 * given none of its own.
 */
export async function durably<T>(work: (trx?: Transaction) => Promise<T>): Promise<T> {
  if (strapi.db.inTransaction()) return work();
  let executed: Promise<unknown> | undefined;
  const result = await strapi.db.transaction(async ({ trx }) => {
    executed = (trx as unknown as Committing).executionPromise;
    executed?.catch(() => undefined);
    return work(trx as unknown as Transaction);
  });
  try {
    await executed;
  } catch (error) {
    // A COMMIT that found the database locked leaves SQLite's one connection inside its transaction.
    if (strapi.db.dialect.client === 'sqlite')
      await strapi.db.connection.raw('ROLLBACK').catch(() => undefined);
    throw error;
  }
  return result;
}

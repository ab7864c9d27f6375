/** Whether the database answers at all. */
export async function databaseAnswers(): Promise<boolean> {
  return strapi.db.connection.raw('select 1').then(
    () => true,
    () => false,
  );
}

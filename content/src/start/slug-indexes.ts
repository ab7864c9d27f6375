/** Slug columns that make addresses, by table. Types with drafts may hold a slug twice: as draft and published. */
const SLUGS = [
  { table: 'tenants', column: 'slug' },
  { table: 'offers', column: 'slug' },
  { table: 'events', column: 'slug' },
  { table: 'jobs', column: 'slug' },
  { table: 'press_articles', column: 'slug' },
  { table: 'inspirations', column: 'slug' },
  { table: 'offer_types', column: 'slug' },
  { table: 'mobile_apps', column: 'slug' },
  { table: 'movies', column: 'slug' },
  { table: 'lunch_cards', column: 'slug' },
  { table: 'hair_stylists', column: 'slug' },
  { table: 'pages', column: 'slug' },
  { table: 'surveys', column: 'slug' },
  { table: 'menu_categories', column: 'category_slug' },
  { table: 'menu_sub_categories', column: 'sub_category_slug' },
  { table: 'menu_cat_specialties', column: 'specialty_slug' },
];

/**
 * Makes the database itself refuse a slug twice in a language: Strapi's own check is a question asked before
 * writing, which two editors at once both pass. Strapi leaves indexes alone that it did not make.
 */
export async function ensureSlugIndexes(): Promise<void> {
  const { connection } = strapi.db;
  for (const { table, column } of SLUGS) {
    for (const [state, condition] of [
      ['live', 'published_at IS NOT NULL'],
      ['draft', 'published_at IS NULL'],
    ]) {
      await connection.raw(
        `CREATE UNIQUE INDEX IF NOT EXISTS ${table}_${column}_${state}_unique ON ${table} (locale, ${column}) WHERE ${condition}`,
      );
    }
  }
  await connection.raw(
    'CREATE UNIQUE INDEX IF NOT EXISTS mall_rooms_room_id_unique_row ON mall_rooms (room_id)',
  );
}

import type { UID } from '@strapi/strapi';

/** A row as the query layer gives it, with the relations that were asked for. */
export interface Row {
  id: number;
  documentId: string;
  locale?: string | null;
  [field: string]: unknown;
}

export type Where = Record<string, unknown>;

export interface Query {
  where?: Where;
  select?: string[];
  populate?: Record<string, unknown>;
  orderBy?: Record<string, string>[] | Record<string, string>;
  offset?: number;
  limit?: number;
}

export interface Table {
  findMany(query: Query): Promise<Row[]>;
  findOne(query: Query): Promise<Row | null>;
  count(query: Query): Promise<number>;
  create(query: { data: Record<string, unknown> }): Promise<Row>;
  update(query: { where: Where; data: Record<string, unknown> }): Promise<Row | null>;
  updateMany(query: { where: Where; data: Record<string, unknown> }): Promise<{ count: number }>;
  deleteMany(query: { where: Where }): Promise<{ count: number }>;
}

/** `tenant` -> `api::tenant.tenant` */
export function uidOf(name: string): string {
  return `api::${name}.${name}`;
}

/** An order in which no two rows are equal: PostgreSQL gives equal ones as they happen to lie, on each page anew. */
function wholeOrder(orderBy: Query['orderBy'] = []): Record<string, string>[] {
  const fields = Array.isArray(orderBy) ? orderBy : [orderBy];
  return fields.some((field) => Object.hasOwn(field, 'id')) ? fields : [...fields, { id: 'asc' }];
}

/**
 * The table of one of our own content types, or of any full uid, a component's as well; rows come in a whole order, at
 * last by id.
 */
export function table(name: string): Table {
  const uid = /::|\./.test(name) ? name : uidOf(name);
  const rows = strapi.db.query(uid as UID.Schema) as unknown as Table;
  const findMany: Table['findMany'] = (query) =>
    rows.findMany({ ...query, orderBy: wholeOrder(query.orderBy) });
  return Object.assign(Object.create(rows) as Table, { findMany });
}

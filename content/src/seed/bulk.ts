import type { Knex } from 'knex';

interface Column {
  type: string;
  columnName?: string;
  joinTable?: JoinTable;
}

interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn?: { name: string };
  morphColumn?: { idColumn: { name: string }; typeColumn: { name: string } };
  orderColumnName?: string;
  inverseOrderColumnName?: string;
  on?: { field?: string };
}

interface Meta {
  tableName: string;
  attributes: Record<string, Column>;
}

interface Attribute {
  type: string;
  component?: string;
}

type Values = Record<string, unknown>;

const SCALAR = new Set(['relation', 'component', 'media', 'dynamiczone']);
/** SQLite takes at most 500 rows an INSERT. */
const CHUNK = 400;

/**
 * Collects rows of content types with their links, components and media, and writes them table by table.
 * Goes past the Document Service, which takes over a minute for what this writes in two seconds; so it must leave
 * behind what that service would: same document_id for all languages and states, links of drafts to drafts and of
 * published rows to published rows, components of their own for every row.
 */
export class Bulk {
  private readonly tables = new Map<string, Values[]>();
  private readonly nextId = new Map<string, number>();
  private readonly orders = new Map<string, number>();

  private meta(uid: string): Meta {
    return strapi.db.metadata.get(uid) as unknown as Meta;
  }

  private schema(uid: string): Record<string, Attribute> {
    const model = strapi.getModel(uid as Parameters<typeof strapi.getModel>[0]);
    return model.attributes as unknown as Record<string, Attribute>;
  }

  /** Reads where the ids of a type go on; to be called for every type before its first row. */
  async open(trx: Knex.Transaction, uids: string[]): Promise<void> {
    for (const uid of uids) {
      const { tableName } = this.meta(uid);
      const last: { id: number | null }[] = await trx(tableName).max('id as id');
      this.nextId.set(uid, Number(last[0]?.id ?? 0) + 1);
    }
  }

  private push(table: string, row: Values) {
    const rows = this.tables.get(table);
    if (rows) rows.push(row);
    else this.tables.set(table, [row]);
  }

  private order(name: string): number {
    const next = (this.orders.get(name) ?? 0) + 1;
    this.orders.set(name, next);
    return next;
  }

  /**
   * One row. Components stand in `values` as objects or lists of objects, those of a dynamic zone with the kind in
   * `__component`; media as file ids; relations of components as row ids, others are written with `link`.
   */
  add(uid: string, values: Values): number {
    const meta = this.meta(uid);
    const id = this.nextId.get(uid);
    if (id === undefined) throw new Error(`bulk: ${uid} was not opened`);
    this.nextId.set(uid, id + 1);
    const row: Values = { id };
    for (const [name, value] of Object.entries(values)) {
      if (name === '__component') continue;
      const column = meta.attributes[name];
      if (!column) throw new Error(`bulk: ${uid} has no ${name}`);
      if (SCALAR.has(column.type)) continue;
      row[column.columnName ?? name] =
        column.type === 'json' && value !== null ? JSON.stringify(value) : value;
    }
    this.push(meta.tableName, row);
    for (const [name, attribute] of Object.entries(this.schema(uid))) {
      const value = values[name];
      if (value === undefined || value === null) continue;
      if (attribute.type === 'component' && attribute.component)
        this.components(uid, id, name, attribute.component, value);
      if (attribute.type === 'dynamiczone') this.components(uid, id, name, null, value);
      if (attribute.type === 'media') this.media(uid, id, name, value);
      if (attribute.type === 'relation' && Array.isArray(value)) this.link(uid, id, name, value as number[]);
    }
    return id;
  }

  private components(uid: string, id: number, field: string, of: string | null, value: unknown) {
    const join = this.meta(uid).attributes[field]?.joinTable;
    if (!join) throw new Error(`bulk: ${uid}.${field} is no component`);
    const items = (Array.isArray(value) ? value : [value]) as Values[];
    items.forEach((item, index) => {
      const component = of ?? String(item.__component);
      this.push(join.name, {
        entity_id: id,
        cmp_id: this.add(component, item),
        component_type: component,
        field,
        order: index + 1,
      });
    });
  }

  private media(uid: string, id: number, field: string, value: unknown) {
    const join = this.meta('plugin::upload.file').attributes.related?.joinTable;
    if (!join?.morphColumn) throw new Error('bulk: the upload plugin keeps its relations elsewhere');
    const files = (Array.isArray(value) ? value : [value]) as number[];
    files.forEach((file, index) => {
      this.push(join.name, {
        [join.joinColumn.name]: file,
        [join.morphColumn?.idColumn.name ?? 'related_id']: id,
        [join.morphColumn?.typeColumn.name ?? 'related_type']: uid,
        field,
        order: index + 1,
      });
    });
  }

  /** Links a row to others through the relation it owns. */
  link(uid: string, id: number, field: string, targets: number | readonly number[]): void {
    const join = this.meta(uid).attributes[field]?.joinTable;
    if (!join?.inverseJoinColumn) throw new Error(`bulk: ${uid}.${field} has no join table`);
    for (const target of typeof targets === 'number' ? [targets] : targets) {
      const row: Values = { [join.joinColumn.name]: id, [join.inverseJoinColumn.name]: target };
      if (join.orderColumnName) row[join.orderColumnName] = this.order(`${join.name}>${id}`);
      if (join.inverseOrderColumnName)
        row[join.inverseOrderColumnName] = this.order(`${join.name}<${target}`);
      this.push(join.name, row);
    }
  }

  /** Writes everything; content rows before the links that point to them. Returns the number of rows. */
  async write(trx: Knex.Transaction): Promise<number> {
    const content = new Set([...this.nextId.keys()].map((uid) => this.meta(uid).tableName));
    const names = [...this.tables.keys()].sort((a, b) => Number(content.has(b)) - Number(content.has(a)));
    let count = 0;
    for (const name of names) {
      const rows = this.tables.get(name) ?? [];
      for (let start = 0; start < rows.length; start += CHUNK) {
        await trx(name).insert(rows.slice(start, start + CHUNK));
      }
      count += rows.length;
    }
    if (strapi.db.dialect.client === 'postgres') {
      for (const name of content) {
        // Ids were given by us, so the sequences must be told where to go on.
        await trx.raw(
          "select setval(pg_get_serial_sequence(?, 'id'), coalesce((select max(id) from ??), 0) + 1, false)",
          [name, name],
        );
      }
    }
    return count;
  }
}

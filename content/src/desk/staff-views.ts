import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { type AdminRoute, permitted } from '../kit/admin-routes';
import { isUniqueViolation } from '../kit/database-errors';
import { fieldsOf, text } from '../kit/request';
import type { StaffMember } from '../kit/staff';
import { table, uidOf } from '../kit/table';
import { readFilter, type View } from './inbox-filter';

const VIEW = 'inbox-view';
const MAX_VIEWS = 50;
const MAX_NAME = 60;
/** Characters of a whole filter. */
const MAX_FILTER = 1_000;

/** The views that one of the staff keeps, in the order in which they were made. */
async function viewsOf({ id: owner }: StaffMember): Promise<View[]> {
  const rows = await table(VIEW).findMany({ where: { owner }, orderBy: [{ id: 'asc' }] });
  return rows.map(({ name, filter }) => ({ name: String(name), filter: readFilter(filter) }));
}

function nameIn(value: unknown): string {
  const name = typeof value === 'string' ? value.trim() : '';
  if (name === '' || name.length > MAX_NAME)
    throw new errors.ValidationError(`name must be text of 1 to ${MAX_NAME} characters.`);
  return name;
}

/** `GET /admin/mall/views`: those of who is signed in. */
async function listViews(ctx: Context) {
  ctx.body = { data: await viewsOf(ctx.state.user) };
}

/** `PUT /admin/mall/views {name, filter}`: keeps a filter for who is signed in; under a name that they have, in its place. */
async function keepView(ctx: Context) {
  const fields = fieldsOf(ctx);
  const name = nameIn(fields.name);
  const filter = readFilter(fields.filter);
  if (JSON.stringify(filter).length > MAX_FILTER)
    throw new errors.ValidationError(`filter must have at most ${MAX_FILTER} characters.`);
  const { user } = ctx.state;
  const row = { owner: user.id, name };
  const replaced = await table(VIEW).updateMany({ where: row, data: { filter } });
  if (replaced.count === 0) {
    if ((await table(VIEW).count({ where: { owner: user.id } })) >= MAX_VIEWS)
      throw new errors.ValidationError(
        `Masz już ${MAX_VIEWS} widoków: usuń któryś z nich. / You keep ${MAX_VIEWS} views already: forget one of them.`,
      );
    await table(VIEW)
      .create({ data: { ...row, filter } })
      .catch((error: unknown) => {
        // The other press was faster.
        if (!isUniqueViolation(error)) throw error;
      });
  }
  ctx.body = { data: await viewsOf(user) };
}

/** `DELETE /admin/mall/views?name=`: forgets one of who is signed in. */
async function forgetView(ctx: Context) {
  const { user } = ctx.state;
  await table(VIEW).deleteMany({ where: { owner: user.id, name: text(ctx, 'name') ?? '' } });
  ctx.body = { data: await viewsOf(user) };
}

const readable = permitted(uidOf('submission'), 'read');

/** Routes of the views that staff keep for themselves. */
export const VIEW_ROUTES: readonly AdminRoute[] = [
  { method: 'GET', path: '/views', handler: listViews, config: readable },
  { method: 'PUT', path: '/views', handler: keepView, config: readable },
  { method: 'DELETE', path: '/views', handler: forgetView, config: readable },
];

/** A member of staff, as read for the call that is being answered. */
interface Person {
  id: number | string;
  roles?: readonly { id: number | string }[];
}

/** Of so many people who may do what is known at once; who has not come for the longest goes first. */
const MAX_PEOPLE = 50;

/**
 * Keeps what is made for a person for as long as nothing has changed.
 * @param state names what it is made of: another one, and it is made anew
 */
export function keptForPeople<T>(
  make: (person: Person) => Promise<T>,
  state: () => Promise<string>,
): (person: Person) => Promise<T> {
  const kept = new Map<string, { state: string; made: Promise<T> }>();
  return async (person) => {
    const roles = (person.roles ?? []).map(({ id }) => id).sort();
    const key = JSON.stringify([person.id, roles]);
    // Read before anything is made of it: what changes meanwhile has another name.
    const now = await state();
    const known = kept.get(key);
    const made = known?.state === now ? known.made : make(person);
    kept.delete(key);
    kept.set(key, { state: now, made });
    for (const [oldest] of kept) {
      if (kept.size <= MAX_PEOPLE) break;
      kept.delete(oldest);
    }
    try {
      return await made;
    } catch (error) {
      if (kept.get(key)?.made === made) kept.delete(key);
      throw error;
    }
  };
}

/** Changes with each permission that is given, taken or changed, in whichever process. */
async function permissionsState(): Promise<string> {
  const row = await strapi.db
    .connection('admin_permissions')
    .count({ count: 'id' })
    .max({ newest: 'id', changed: 'updated_at' })
    .first();
  return JSON.stringify(row);
}

/**
 * Works out what a member of staff may do when permissions or roles have changed, not for each call: Strapi reads and weighs
 * each of some two hundred permissions anew, and the admin asks for a dozen things when a form is saved.
 */
export function keepStaffAbilities(): void {
  const { engine } = strapi.service('admin::permission') as unknown as {
    engine: { generateUserAbility(person: Person): Promise<unknown> };
  };
  const make = engine.generateUserAbility.bind(engine);
  engine.generateUserAbility = keptForPeople(make, permissionsState);
}

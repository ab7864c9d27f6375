interface Upgrade {
  database: 'SQLite' | 'PostgreSQL';
  /** Undefined: of the newest release. */
  commit: string | undefined;
}

/** What a run of `npm run test:upgrade` is to do. @throws where it names more than one commit: one would be left out */
export function upgradeAsked(args: readonly string[]): Upgrade {
  const commits = args.filter((one) => one !== 'postgres');
  if (commits.length > 1)
    throw new Error(`From which commit, ${commits.join(' or ')}? Name one, and "postgres" for PostgreSQL.`);
  return { database: args.includes('postgres') ? 'PostgreSQL' : 'SQLite', commit: commits[0] };
}

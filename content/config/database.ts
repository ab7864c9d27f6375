import { join } from 'node:path';
import { settings } from '../src/settings';

interface SqliteConnection {
  pragma(source: string): unknown;
}

export default () => {
  const { databaseUrl, dataDir } = settings();
  if (databaseUrl) {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: databaseUrl },
        pool: { min: 2, max: 10 },
      },
    };
  }
  return {
    connection: {
      client: 'sqlite',
      connection: { filename: join(dataDir, 'content.db') },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        afterCreate(
          connection: SqliteConnection,
          done: (error: unknown, connection: SqliteConnection) => void,
        ) {
          connection.pragma('journal_mode = WAL');
          // FULL from the end of the start on (src/start/durable-writes.ts).
          connection.pragma('synchronous = NORMAL');
          // What is deleted is overwritten in the file.
          connection.pragma('secure_delete = ON');
          connection.pragma('busy_timeout = 5000');
          connection.pragma('foreign_keys = ON');
          done(null, connection);
        },
      },
    },
  };
};

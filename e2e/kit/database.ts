import { Client } from 'pg'

/** Connects to the database of the portal under test; whoever opens the connection ends it. */
export async function openDatabase(): Promise<Client> {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  return database
}

/** Waits until somebody waits for a row that the transaction of this connection has locked. */
export async function awaitWaiter(holder: Client): Promise<void> {
  await holder.query(`DO $$ BEGIN FOR turn IN 1..400 LOOP
    PERFORM pg_stat_clear_snapshot();
    EXIT WHEN EXISTS (SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid)));
    PERFORM pg_sleep(0.02);
  END LOOP; END $$`)
}

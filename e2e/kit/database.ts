import { Client } from 'pg'

/** Connects to the database of the portal under test; whoever opens the connection ends it. */
export async function openDatabase(): Promise<Client> {
  const database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  return database
}

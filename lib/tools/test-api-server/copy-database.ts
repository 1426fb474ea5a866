import { Client, escapeIdentifier } from 'pg'
import { ADMIN_ROLE } from '@/lib/platform/postgres/initialise'
import type { Secrets } from '@/lib/platform/process/secrets'

/** Copies a database that nobody uses. Returns the copy's URL. */
export async function copyDatabase(url: string, name: string, secrets: Secrets): Promise<string> {
  const { username, pathname, port } = new URL(url)
  const client = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: ADMIN_ROLE,
    database: 'postgres',
    password: secrets.DATABASE_ADMIN_PASSWORD,
  })
  await client.connect()
  try {
    const [copy, owner, original] = [name, username, pathname.slice(1)].map(escapeIdentifier)
    await client.query(`create database ${copy} template ${original} owner ${owner} strategy file_copy`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

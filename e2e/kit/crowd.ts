import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import type { Resident } from '@/e2e/kit/resident'

/** A vote needs this of a resident. */
export type Voter = Pick<Resident, 'id' | 'token'> & Partial<Pick<Resident, 'visitor'>>

/** Makes so many residents like the given one, each with a session: a crowd without a registration for each. */
export async function crowdOf({ id }: Resident, count: number, database: Client): Promise<Voter[]> {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO residents SELECT (jsonb_populate_record(r, jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('residents', 'id')), 'email', n || '-' || r.email))).*
     FROM residents r, generate_series(1, $2::int) n WHERE r.id = $1 RETURNING id`,
    [id, count],
  )
  const crowd = rows.map((row) => ({ id: row.id, token: randomBytes(32).toString('base64url') }))
  await database.query(
    `INSERT INTO resident_sessions (resident_id, token, device, address, expires_at)
     SELECT id, sha256(convert_to(token, 'UTF8')), 'проба', '10.0.0.1', now() + interval '1 hour'
     FROM unnest($1::int[], $2::text[]) AS crowd (id, token)`,
    [crowd.map((one) => one.id), crowd.map(({ token }) => token)],
  )
  return crowd
}

export async function dismiss(crowd: readonly Voter[], database: Client): Promise<void> {
  await database.query('DELETE FROM residents WHERE id = ANY($1)', [crowd.map(({ id }) => id)])
}

import type { Client } from 'pg'

/** Throws if people have written: only what the first start made may be replaced. */
export async function refuseUsedPortal(client: Client): Promise<void> {
  const { rows } = await client.query<{ isUsed: boolean }>(
    `SELECT EXISTS (SELECT FROM audit_log WHERE kind <> 'portal' AND result LIKE 'выполнено%') AS "isUsed"`,
  )
  if (rows[0]?.isUsed) {
    throw new Error(
      'На портале уже писали жители или сотрудники: содержание не заменено. Для другого города возьмите новую папку данных и пустую базу',
    )
  }
}

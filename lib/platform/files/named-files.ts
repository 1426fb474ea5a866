import { escapeIdentifier, escapeLiteral } from 'pg'

const folders = { media: 'media', files: 'files', private_files: 'private' } as const

type Ask = <Row>(statement: string) => Promise<Row[]>

/** Returns paths of the files that rows name, in every size of a picture. */
export async function listNamedFiles(ask: Ask): Promise<Set<string>> {
  const tables = Object.keys(folders).map((table) => escapeLiteral(table))
  const columns = await ask<{ table: keyof typeof folders; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name IN (${tables.join(', ')}) AND column_name ~ '(^|_)filename$'`,
  )
  const names = new Set<string>()
  for (const { table, column } of columns) {
    const name = escapeIdentifier(column)
    const rows = await ask<{ name: string }>(
      `SELECT ${name} AS name FROM ${escapeIdentifier(table)} WHERE ${name} IS NOT NULL`,
    )
    for (const row of rows) names.add(`${folders[table]}/${row.name}`)
  }
  return names
}

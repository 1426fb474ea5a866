import { domains } from '@/lib/domains'
import { PUBLIC_CACHE_CONTROL } from '@/lib/transport/http/responses'

export function schemaFile(schema: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': PUBLIC_CACHE_CONTROL }
  return new Response(formatSchema(schema), { headers })
}

export const schemaFiles: ReadonlyMap<string, string> = new Map(
  domains.flatMap(({ graphql: graph }) => (graph ? [[`${graph.endpoint}/schema.graphql`, graph.schema] as const] : [])),
)

function formatSchema(schema: string): string {
  const lines = schema.split('\n').map((line) => line.replace(/^ {2}/, '').trimEnd())
  return `${lines.join('\n').trim()}\n`.replace(/\n{3,}/g, '\n\n')
}

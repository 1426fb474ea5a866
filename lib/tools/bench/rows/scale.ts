import type { Client } from 'pg'
import pLimit from 'p-limit'
import { TimeoutClient } from '@/lib/platform/database/timeout-client'
import type { Scalable } from '@/lib/content/seed/arguments'
import { splitBatches, type Batch } from '@/lib/tools/bench/rows/batches'
import { addAddresses, prepareStreetNames } from '@/lib/tools/bench/rows/scale-addresses'
import { addClaims, prepareClaimLists } from '@/lib/tools/bench/rows/scale-claims'
import { addDocuments, prepareDocumentLists } from '@/lib/tools/bench/rows/scale-documents'
import { addIdeas, prepareIdeaLists } from '@/lib/tools/bench/rows/scale-ideas'
import { addNews, prepareNewsLists } from '@/lib/tools/bench/rows/scale-news'

interface Series {
  prepare(client: Client): Promise<void>
  add(client: Client, batch: Batch): Promise<void>
  /** Tables to analyse again. */
  tables: string[]
}

/** The first table holds the numbers. */
const series: Record<Scalable, Series> = {
  news: {
    prepare: prepareNewsLists,
    add: addNews,
    tables: ['news', 'news_texts', '_news_v', '_news_v_texts', 'search_entries_news'],
  },
  documents: {
    prepare: prepareDocumentLists,
    add: addDocuments,
    tables: ['documents', 'documents_rels', '_documents_v', '_documents_v_rels', 'search_entries_documents'],
  },
  addresses: { prepare: prepareStreetNames, add: addAddresses, tables: ['city_streets', 'city_houses'] },
  claims: {
    prepare: prepareClaimLists,
    add: addClaims,
    tables: ['claims', 'claims_rels', 'claim_events', 'search_entries_claims'],
  },
  ideas: {
    prepare: prepareIdeaLists,
    add: addIdeas,
    tables: [
      'ideas',
      'idea_events',
      'private_idea_votes',
      'private_idea_counts',
      'private_idea_totals',
      'search_entries_ideas',
    ],
  },
}

/** Text search keeps one processor busy per connection. */
const CONNECTIONS = 2

export async function scale(rows: ReadonlyMap<Scalable, number>, databaseUrl: string): Promise<void> {
  const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => connect(databaseUrl)))
  try {
    for (const [name, total] of rows) await addSeries(clients, name, total)
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

async function addSeries(clients: Client[], name: Scalable, total: number): Promise<void> {
  const { prepare, add, tables } = series[name]
  const start = performance.now()
  const rate = (done: number) => `${Math.round((done / (performance.now() - start)) * 1000)} строк/с`
  for (const client of clients) await prepare(client)
  const batches = splitBatches((await lastId(clients, tables[0])) + 1, total)
  let done = 0
  const free = [...clients]
  await pLimit(clients.length).map(batches, async (batch) => {
    const client = free.pop()
    if (!client) throw new Error('Соединений меньше, чем работ')
    await add(client, batch)
    free.push(client)
    done += batch.to - batch.from + 1
    process.stdout.write(`${name}: ${done} из ${total}, ${rate(done)}\n`)
  })
  await clients[0]?.query(`VACUUM ANALYZE ${tables.join(', ')}`)
  process.stdout.write(`${name}: готово, вместе с обновлением статистики ${rate(total)}\n`)
}

/** A second series continues the first, with other texts. */
async function lastId([client]: Client[], table = ''): Promise<number> {
  const found = await client?.query<{ last: number }>(`SELECT coalesce(max(id), 0)::int AS last FROM ${table}`)
  return found?.rows[0]?.last ?? 0
}

/** Benchmark rows need not survive a power cut. */
async function connect(connectionString: string): Promise<Client> {
  const client = new TimeoutClient({ connectionString })
  await client.connect()
  await client.query(`SET synchronous_commit = off; SET gin_pending_list_limit = '64MB'; SET work_mem = '64MB'`)
  return client
}

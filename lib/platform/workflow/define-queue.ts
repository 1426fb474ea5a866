import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ItemFilter } from '@/lib/contract/queue-shapes'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import { query } from '@/lib/platform/database/payload-client'
import { hasNumberOrText, joinAnd } from '@/lib/platform/database/russian-search'
import { isLeaving, isPending } from '@/lib/platform/workflow/pending-move'
import { selectOne, selectTotal } from '@/lib/platform/database/select'

interface QueueTexts {
  /** Selected columns; `x.id` is one of them. */
  columns: SQL
  /** Tables; the one of the items is named `x`. */
  from: SQL
  /** Column of `private_desk_moves` that names such items. */
  moveColumn: SQL
  /** Actions that take an item out of its view; it leaves as soon as one of them waits. */
  leaving: readonly string[]
  views: Readonly<Record<string, SQL>>
  /** Views whose items wait for the staff, the oldest first; others show the newest first. */
  waiting: readonly string[]
  isReadable: (scope: StaffScope) => SQL
  matches: (text: string, scope: StaffScope) => SQL
}

/** Queries of a list of the desk whose items have numbers and moments. */
export function defineQueue<Row>(texts: QueueTexts) {
  const { columns, from, moveColumn, views, waiting, isReadable, matches } = texts
  const isHere = sql`NOT ${isLeaving(moveColumn, sql`x.id`, texts.leaving)}`
  const toView = (view: string) => (views[view] ? sql`(${views[view]}) AND ${isHere}` : sql`TRUE`)
  const toConditions = (scope: StaffScope, { view, text }: Pick<ItemFilter, 'view' | 'text'>) =>
    joinAnd([isReadable(scope), toView(view), ...(text ? [matches(text, scope)] : [])])
  const toOrder = (view: string) =>
    waiting.includes(view) ? sql`x.created_at, x.id` : sql`x.created_at DESC, x.id DESC`

  return {
    find: (scope: StaffScope, filter: ItemFilter, limit: number, offset = 0): Promise<Row[]> =>
      query<Row>(sql`SELECT ${columns} FROM ${from} WHERE ${toConditions(scope, filter)}
        ORDER BY ${toOrder(filter.view)} LIMIT ${limit} OFFSET ${offset}`),

    countFound: (scope: StaffScope, filter: ItemFilter): Promise<number> =>
      selectTotal(sql`SELECT count(*)::int AS total FROM ${from} WHERE ${toConditions(scope, filter)}`),

    /** Counts what waits, of what is found by a text if one is given. */
    async countViews(scope: StaffScope, text?: string): Promise<Record<string, number>> {
      if (waiting.length === 0) return {}
      const counts = waiting.map((view) => sql`count(*) FILTER (WHERE ${views[view]})::int AS ${sql.identifier(view)}`)
      const any = sql.join(
        waiting.map((view) => sql`(${views[view]})`),
        sql` OR `,
      )
      const row = await selectOne<Record<string, number>>(
        sql`SELECT ${sql.join(counts, sql`, `)} FROM ${from}
          WHERE ${toConditions(scope, { view: 'all', text })} AND (${any}) AND ${isHere}`,
      )
      return row ?? {}
    },

    findOne: (scope: StaffScope, id: number): Promise<Row | null> =>
      selectOne<Row>(sql`SELECT ${columns} FROM ${from} WHERE x.id = ${id} AND ${isReadable(scope)}`),

    /** Finds the item after this one in the view, or the first of the others. */
    async findNext(scope: StaffScope, filter: ItemFilter, id: number): Promise<number | null> {
      const order = toOrder(filter.view)
      const isAfter = waiting.includes(filter.view) ? sql`>` : sql`<`
      const row = await selectOne<{ id: number }>(sql`
        SELECT x.id FROM ${from} WHERE ${toConditions(scope, filter)} AND x.id <> ${id}
          AND NOT ${isPending(moveColumn, sql`x.id`)}
        ORDER BY ((x.created_at, x.id) ${isAfter} (SELECT s.created_at, s.id FROM (SELECT x.created_at, x.id FROM ${from}
          WHERE x.id = ${id}) s)) DESC NULLS LAST, ${order} LIMIT 1`)
      return row?.id ?? null
    },
  }
}

export type Queue<Row> = ReturnType<typeof defineQueue<Row>>

/** Condition of a number («№ 12» or «12») or of words in any of the columns. */
export function matchesItem(text: string, columns: SQL): SQL {
  return hasNumberOrText(sql`x.id`, columns, text.trim())
}

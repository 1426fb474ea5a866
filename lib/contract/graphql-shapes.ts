import { z } from 'zod'
import { messages } from '@/lib/contract/messages'

interface PaginatorInfo {
  count: number
  currentPage: number
  firstItem: number | null
  hasMorePages: boolean
  lastItem: number | null
  lastPage: number
  perPage: number
  total: number
}

export const imageFields = '{ img { url host alt } }'

export const paginatorFields =
  'paginatorInfo { count currentPage firstItem hasMorePages lastItem lastPage perPage total }'

const MAX_FIRST = 100

export const pageArguments = z.object({
  first: z.int(messages.notANumber).min(1, messages.notANumber).max(MAX_FIRST, messages.notANumber).default(9),
  page: z.int(messages.notANumber).min(1, messages.notANumber).max(100_000, messages.notANumber).default(1),
})

/** Converts a paginator to the page of REST lists. */
export function toPage<T>({ data, paginatorInfo: info }: { data: T[]; paginatorInfo: PaginatorInfo }) {
  const { total, perPage: per_page, currentPage: current_page, lastPage: last_page } = info
  return { data, total, per_page, current_page, last_page }
}

export function buildPaginator<T>(rows: T[], { total, first, page }: { total: number; first: number; page: number }) {
  const lastPage = Math.max(1, Math.ceil(total / first))
  const start = (page - 1) * first
  const info: PaginatorInfo = {
    count: rows.length,
    currentPage: page,
    firstItem: rows.length > 0 ? start + 1 : null,
    hasMorePages: page < lastPage,
    lastItem: rows.length > 0 ? start + rows.length : null,
    lastPage,
    perPage: first,
    total,
  }
  return { data: rows, paginatorInfo: info }
}

/**
 * Query parameters that pages read. The page cache drops all others (utm marks, click ids), so a page that reads a
 * new parameter must name it here.
 */
export const pageSearchParams: readonly string[] = [
  'audience',
  'date_from',
  'date_to',
  'from',
  'id',
  'issuer',
  'kind',
  'life',
  'number',
  'order',
  'ordering',
  'page',
  'part',
  'period',
  'q',
  'search',
  'situation',
  'status',
  'tag',
  'text',
  'theme',
  'to',
  'topic',
  'type',
  'year',
]

import { messages01 } from '@/lib/package/seed/content/messages-01'
import { messages02 } from '@/lib/package/seed/content/messages-02'
import { messages03 } from '@/lib/package/seed/content/messages-03'
import { messages04 } from '@/lib/package/seed/content/messages-04'
import { messages05 } from '@/lib/package/seed/content/messages-05'
import { news01 } from '@/lib/package/seed/content/news-01'
import { news02 } from '@/lib/package/seed/content/news-02'
import { news03 } from '@/lib/package/seed/content/news-03'
import { news04 } from '@/lib/package/seed/content/news-04'
import { news05 } from '@/lib/package/seed/content/news-05'
import { news06 } from '@/lib/package/seed/content/news-06'
import { news07 } from '@/lib/package/seed/content/news-07'
import { news08 } from '@/lib/package/seed/content/news-08'
import { news09 } from '@/lib/package/seed/content/news-09'
import { news10 } from '@/lib/package/seed/content/news-10'
import { news11 } from '@/lib/package/seed/content/news-11'
import { news12 } from '@/lib/package/seed/content/news-12'
import { news13 } from '@/lib/package/seed/content/news-13'
import { news14 } from '@/lib/package/seed/content/news-14'
import { news15 } from '@/lib/package/seed/content/news-15'
import { news16 } from '@/lib/package/seed/content/news-16'
import { news17 } from '@/lib/package/seed/content/news-17'
import { news18 } from '@/lib/package/seed/content/news-18'
import type { SeedNews } from '@/lib/package/seed/content/shapes'

const written: SeedNews[] = [
  ...news01,
  ...news02,
  ...news03,
  ...news04,
  ...news05,
  ...news06,
  ...news07,
  ...news08,
  ...news09,
  ...news10,
  ...news11,
  ...news12,
  ...news13,
  ...news14,
  ...news15,
  ...news16,
  ...news17,
  ...news18,
  ...messages01,
  ...messages02,
  ...messages03,
  ...messages04,
  ...messages05,
]

/** News and messages of the demo city, newest first. */
export const demoNews: SeedNews[] = written.toSorted(byNewest)

function byNewest(a: SeedNews, b: SeedNews): number {
  return a.daysAgo - b.daysAgo || b.time.localeCompare(a.time)
}

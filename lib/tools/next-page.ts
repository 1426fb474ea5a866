import { parseData } from '@/lib/server/worker/next-markup'
import { readMarkup } from '@/lib/server/worker/page-markup'
import { pageScripts, withPageScripts } from '@/lib/server/worker/page-scripts'

/** Reads a page as Next wrote it the way the portal does: React's data, and its scripts after they are delayed. */
export function readNextPage(html: string): { data: string; delayedHtml: string; delayedScripts: number } {
  const data = readMarkup(html).elements.flatMap((element) => parseData(element) ?? [])
  const delayed = withPageScripts(html, { has: () => true })
  return { data: data.join(''), delayedHtml: delayed.html, delayedScripts: pageScripts(delayed.html).length }
}

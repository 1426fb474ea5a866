import {
  hasNeedlessAs,
  laterScript,
  asyncScript,
  DELAY_REACT,
  scriptsInData,
  withoutAs,
} from '@/lib/server/worker/next-markup'
import { readMarkup, replaceParts, type PageParts, type Replacement } from '@/lib/server/worker/page-markup'

/** Longest wait if the paint or the first picture is late or unreported. */
const MAX_WAIT_MS = 2_000

/**
 * Runs in the page: starts scripts after the first paint and the main picture, or at once if the page is hidden or
 * reports no paints. React starts one task later, so that a press is handled between them.
 */
const START_SCRIPTS = `function(own){var begun=false
${DELAY_REACT}
function begin(){if(begun)return
begun=true
own.forEach(function(src){document.head.appendChild(Object.assign(document.createElement('script'),{src:src,async:true}))})}
function seen(){var first=[].map.call(document.querySelectorAll('img[fetchpriority=high]'),function(img){return img.decode().catch(begin)})
if(!first.length)return begin()
Promise.all(first).then(function(){requestAnimationFrame(function(){setTimeout(begin)})})}
var tells=window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).indexOf('paint')>=0
if(!tells||document.hidden)return begin()
new PerformanceObserver(function(paints){if(paints.getEntriesByName('first-contentful-paint').length)seen()}).observe({type:'paint',buffered:true})
setTimeout(begin,${MAX_WAIT_MS})}`
const START_CALL = `(${START_SCRIPTS})(`

/**
 * Moves all scripts to the head, to be fetched after the first paint; those of later parts come when these ask for them
 * (docs/decisions/page-scripts.md).
 */
export function withPageScripts(
  drawn: string,
  build: { has: (path: string) => boolean },
): PageParts & { html: string } {
  const { elements, styleAttributes, headEnd } = readMarkup(drawn)
  const plainStyles = elements
    .filter(hasNeedlessAs)
    .map((one) => toReplacement(one, withoutAs(drawn.slice(one.start, one.end))))
  const named = elements.flatMap(scriptsInData).filter((path) => build.has(path))
  const own = unique([...elements.flatMap((one) => asyncScript(one) ?? []), ...named])
  if (own.length === 0 || headEnd === undefined)
    return { html: replaceParts(drawn, plainStyles), elements, styleAttributes }
  const begin = `${START_CALL}${JSON.stringify(own)})`
  const begun = elements.filter((one) => asyncScript(one) ?? laterScript(one)).map((one) => toReplacement(one, ''))
  const inHead = { start: headEnd, end: headEnd, by: `<script>${begin}</script>` }
  return {
    html: replaceParts(drawn, [...plainStyles, ...begun, inHead]),
    elements: [...elements, { name: 'script', attributes: new Map(), text: begin }],
    styleAttributes,
  }
}

export function pageScripts(html: string): string[] {
  const begin = readMarkup(html).elements.find(({ text }) => text.startsWith(START_CALL))?.text
  return begin ? (JSON.parse(begin.slice(START_CALL.length, -1)) as string[]) : []
}

function toReplacement({ start, end }: { start: number; end: number }, by: string): Replacement {
  return { start, end, by }
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)]
}

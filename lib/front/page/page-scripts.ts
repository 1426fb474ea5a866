/** What may be a script of the build in the data that Next writes into a page, or a text of somebody that looks like one. */
const NAMED = /\\"(static\/chunks\/[^"\\<>\s]+\.js)\\"/g
const TAG = /<script src="(\/_next\/static\/chunks\/[^"<>\s]+\.js)"(?: id="\w+")? async=""><\/script>/g
/** Of parts that come later by their own word. */
const PRELOAD =
  /<link rel="preload" (?=[^<>]*as="script")[^<>]*href="(\/_next\/static\/chunks\/[^"<>\s]+\.js)"[^<>]*\/>/g
const HEAD_END = '</head>'
/** What Next writes of the styles of a part that comes later; HTML knows `as` on preloads alone. */
const STYLES_AS = ' rel="stylesheet" as="style"'

/** The lists that the script in the page is called with. */
const BEGUN = /\)\((\["\/_next\/[^\]<>]*\]),\[[^\]<>]*\]\)<\/script>/

/** The longest wait: where the paint or the first picture is later or is not told of, scripts begin then. */
const MOST_WAITED_MS = 2_000

/**
 * Runs in the page: its scripts begin when the page has been seen, with the picture it is opened for. A page that is not looked at is painted when somebody comes
 * back to it, and a browser that does not tell of paints has nothing to wait for. Each tag is made in a task of its own, and React is
 * raised one task after Next's bootstrap (an empty entry of `next/script`), in which `instrumentation-client.ts` evaluates
 * the largest modules: a press is answered between them.
 */
const BEGIN = `function(own,later){var begun=false
self.__next_s=[[0,{children:''}]]
function add(kind,facts){document.head.appendChild(Object.assign(document.createElement(kind),facts))}
function begin(){if(begun)return
begun=true
own.forEach(function(src){setTimeout(add,0,'script',{src:src,async:true})})
later.forEach(function(href){setTimeout(add,0,'link',{rel:'preload',as:'script',fetchPriority:'low',href:href})})}
function seen(){var first=[].map.call(document.querySelectorAll('img[fetchpriority=high]'),function(img){return img.decode().catch(begin)})
if(!first.length)return begin()
Promise.all(first).then(function(){requestAnimationFrame(function(){setTimeout(begin)})})}
var tells=window.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).indexOf('paint')>=0
if(!tells||document.hidden)return begin()
new PerformanceObserver(function(paints){if(paints.getEntriesByName('first-contentful-paint').length)seen()}).observe({type:'paint',buffered:true})
setTimeout(begin,${MOST_WAITED_MS})}`

/**
 * The page with all scripts that it needs named in its head, to be fetched after its first paint. React makes a tag for each, but
 * only when the page's data happen to reach it within its own render, and browsers run what is here already before they paint
 * (docs/decisions/page-scripts).
 */
export function withPageScripts(drawn: string, build: { has: (path: string) => boolean }): string {
  const html = drawn.replaceAll(STYLES_AS, ' rel="stylesheet"')
  const named = [...html.matchAll(NAMED)].map(([, chunk = '']) => `/_next/${chunk}`).filter((path) => build.has(path))
  const own = [...new Set([...pathsIn(html, TAG), ...named])]
  if (own.length === 0) return html
  const later = pathsIn(html, PRELOAD).filter((path) => !own.includes(path))
  const begin = `<script>(${BEGIN})(${JSON.stringify(own)},${JSON.stringify(later)})</script>`
  return html
    .replace(TAG, '')
    .replace(PRELOAD, '')
    .replace(HEAD_END, () => begin + HEAD_END)
}

/** Addresses of the scripts that a page fetches as soon as it has been seen, `later` ones left out. */
export function pageScripts(html: string): string[] {
  const names = BEGUN.exec(html)?.[1]
  return names ? (JSON.parse(names) as string[]) : []
}

function pathsIn(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, path = '']) => path)
}

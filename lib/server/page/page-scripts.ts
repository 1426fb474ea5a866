/** What may be a script of the build in the data that Next writes into a page, or a text of somebody that looks like one. */
const NAMED = /\\"(static\/chunks\/[^"\\<>\s]+\.js)\\"/g
const HEAD_END = '</head>'
/** What Next writes of the styles of a part that comes later; HTML knows `as` on preloads alone. */
const STYLES_AS = ' rel="stylesheet" as="style"'

/**
 * The page with a tag in its head for each script that its data name. React makes these tags itself, but only when the
 * data happen to reach it within its own render; without them the browser learns of the scripts when React has come
 * alive (docs/decisions/page-scripts).
 */
export function withPageScripts(drawn: string, build: { has: (path: string) => boolean }): string {
  const html = drawn.replaceAll(STYLES_AS, ' rel="stylesheet"')
  const sources = new Set([...html.matchAll(NAMED)].map(([, chunk = '']) => `/_next/${chunk}`))
  const missing = [...sources].filter((source) => build.has(source) && !html.includes(`<script src="${source}"`))
  if (missing.length === 0) return html
  const tags = missing.map((source) => `<script src="${source}" async=""></script>`)
  return html.replace(HEAD_END, () => tags.join('') + HEAD_END)
}

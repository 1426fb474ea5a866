/** A page names the build's own files so, in its HTML or in the data beside it. */
const FILES = /static\/(?:chunks|css|media)\/[^"'\\\s]+?\.(?:js|css|woff2)/g

/** Has the worker keep a page with all it needs to come alive: its own scripts may never have been asked for. */
export async function keepPage(path: string): Promise<void> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } })
  const files = new Set((await answer.text()).match(FILES))
  await Promise.all([...files].map((file) => fetch(`/_next/${file}`)))
}

/**
 * Tells the hash of the address now and at each change. After a dialog was closed the router may take the hash that was
 * followed out of the address before this is heard; a hash that was put in its place counts, an empty one does not.
 */
export function watchHash(onHash: (hash: string) => void): () => void {
  const onChange = ({ newURL }: HashChangeEvent) => onHash(window.location.hash || (newURL && new URL(newURL).hash))
  onHash(window.location.hash)
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

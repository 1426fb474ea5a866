/** Answers whether things may move: neither the system nor the version for the visually impaired forbids it. */
export function allowsMotion(): boolean {
  if (document.documentElement.hasAttribute('data-vision-motion')) return false
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** False if the system or the version for the visually impaired asks for less motion. */
export function allowsMotion(): boolean {
  if (document.documentElement.hasAttribute('data-vision-motion')) return false
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

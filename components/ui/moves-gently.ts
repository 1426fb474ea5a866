/** Neither the system nor the version for the visually impaired was asked for stillness. */
export function movesGently(): boolean {
  if (document.documentElement.hasAttribute('data-vision-motion')) return false
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

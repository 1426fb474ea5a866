const webp = { format: 'webp', options: { quality: 78, effort: 2 } } as const

/** A picture of the library itself is kept in this format. */
export const pictureFormat = {
  resize: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
  webp,
} as const

/** Each picture of the library has these sizes. `card` is for cards of shared links, whose readers take no WebP. */
export const pictureSizes = {
  small: { width: 400, height: 260, formatOptions: webp },
  medium: { width: 800, height: 520, formatOptions: webp },
  large: { width: 1600, formatOptions: webp, withoutEnlargement: true },
  card: { width: 1200, height: 630, formatOptions: { format: 'jpeg', options: { quality: 80 } } },
} as const

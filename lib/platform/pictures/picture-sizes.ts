const webp = { format: 'webp', options: { quality: 78, effort: 2 } } as const

export const pictureFormat = {
  resize: { width: 2400, height: 2400, fit: 'inside', withoutEnlargement: true },
  webp,
} as const

/** `portrait` is for people in rows. `card` is JPEG: readers of shared links take no WebP. */
export const pictureSizes = {
  portrait: { width: 240, height: 300, formatOptions: webp },
  small: { width: 400, height: 260, formatOptions: webp },
  medium: { width: 800, height: 520, formatOptions: webp },
  large: { width: 1600, formatOptions: webp, withoutEnlargement: true },
  card: { width: 1200, height: 630, formatOptions: { format: 'jpeg', options: { quality: 80 } } },
} as const

export type PictureSize = keyof typeof pictureSizes

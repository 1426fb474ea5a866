/** A camera's frame; more would fill the server's memory. */
export const MAX_PIXELS = 40_000_000
/** Points. WebP, in which pictures are published, ends at 16 383. */
export const MAX_PICTURE_SIDE = 16_000
/** Longer side to the shorter one. */
export const MAX_PICTURE_RATIO = 20

/** What the staff may upload: how a refusal begins, at the choice of a file and after it was sent. */
export const takenFiles = {
  pictures: 'Принимаются изображения JPEG, PNG, WebP и AVIF.',
  documents: 'Принимаются документы PDF, DOC, DOCX, XLSX и карты GeoJSON.',
} as const

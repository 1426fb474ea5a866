import { z } from 'zod'
import { text, type ContentFields } from '@/lib/content/read/fields'

const sign = z.strictObject({
  title: text,
  color: z.string().regex(/^#[0-9a-f]{6}$/i, "цвет пишут так: '#0377c4'"),
  kind: z.enum(['area', 'line', 'dashes', 'point']),
  /** Value of the property that the sign stands for; without it all others. */
  value: text.optional(),
})

/** A map of the gallery: picture, printed sheets, or a layer over the city's map. */
export const cityMapShape = ({ daysAgo, picture, pictureFile, readyFile }: ContentFields) => {
  const shared = {
    category: text,
    title: text,
    lead: text,
    act: text.optional(),
    origin: text.optional(),
    date: daysAgo,
    legend: z.array(sign).default([]),
    body: text,
  }
  const map = z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('image'),
      ...shared,
      picture,
      /** Shown in the list, where the whole map would be unreadable. */
      cover: picture.optional(),
    }),
    z.strictObject({
      kind: z.literal('pdf'),
      ...shared,
      picture: picture.optional(),
      /** Name of the PDF made of the sheets, or of a ready file. */
      file: text,
      sheets: z.array(z.strictObject({ picture: pictureFile, caption: text })).default([]),
    }),
    z.strictObject({
      kind: z.literal('geojson'),
      ...shared,
      picture: picture.optional(),
      layer: text,
      /** Property that the legend distinguishes. */
      property: text,
    }),
  ])
  return map.superRefine((one, { addIssue }) => {
    if (one.kind !== 'pdf' || one.sheets.length > 0) return
    const { error } = readyFile.safeParse(one.file)
    for (const { message } of error?.issues ?? []) addIssue({ code: 'custom', path: ['file'], message })
  })
}

export type SeedCityMap = z.output<ReturnType<typeof cityMapShape>>

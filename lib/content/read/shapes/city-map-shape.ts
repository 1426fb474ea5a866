import { z } from 'zod'
import { text, type ContentFields } from '@/lib/content/read/fields'

const sign = z.strictObject({
  title: text,
  color: z.string().regex(/^#[0-9a-f]{6}$/i, "цвет пишут так: '#0377c4'"),
  kind: z.enum(['area', 'line', 'dashes', 'point']),
  /** The sign stands for things of a layer whose property says this; without it for all others. */
  value: text.optional(),
})

/** Describes a map of the gallery: a picture, printed sheets, or a layer over the city's own map. */
export const cityMapShape = ({ daysAgo, picture, pictureFile, readyFile }: ContentFields) => {
  const shared = {
    category: text,
    title: text,
    lead: text,
    /** Title of the act in the register. */
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
      /** The list shows it instead of the whole map, whose letters cannot be read so small. */
      cover: picture.optional(),
    }),
    z.strictObject({
      kind: z.literal('pdf'),
      ...shared,
      picture: picture.optional(),
      /** A PDF of this name is made of the sheets; without sheets, it is a ready file. */
      file: text,
      sheets: z.array(z.strictObject({ picture: pictureFile, caption: text })).default([]),
    }),
    z.strictObject({
      kind: z.literal('geojson'),
      ...shared,
      picture: picture.optional(),
      /** A file of the folder of layers. */
      layer: text,
      /** The signs of the legend tell its things apart by this property. */
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

import { z } from 'zod'
import { text, type PackageFields } from '@/lib/package/folder/fields'

/** Describes a news item or a message. */
export const newsShape = ({ moment, paper, picture, termEnd }: PackageFields) =>
  z
    .strictObject({
      /** 1 Новости, 2 Объявления, 3 Анонсы, 4 Официально, 5 Фоторепортажи, 6 Видео, 7 Интервью */
      type: z.literal([1, 2, 3, 4, 5, 6, 7]),
      title: text,
      lead: text,
      published: moment,
      /** The message is in force until then. */
      expires: termEnd.optional(),
      picture: picture.optional(),
      gallery: z.array(picture).optional(),
      /** The title of the video; its still frame is the picture. */
      videoTitle: text.optional(),
      tags: z.array(text).default([]),
      files: z.array(paper).optional(),
      body: text,
    })
    .transform(({ published, expires, ...item }) => ({
      ...item,
      ...published,
      /** Counts days from the reading; negative when it has expired. */
      expiresInDays: expires && 0 - expires.daysAgo,
      expiresAt: expires?.time,
    }))

export type SeedNews = z.output<ReturnType<typeof newsShape>>

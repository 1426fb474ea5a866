import { z } from 'zod'
import { clock, contactEmail, degrees, openingHours, text, type ContentFields } from '@/lib/content/read/fields'

export const newsShape = ({ moment, paper, picture, termEnd }: ContentFields) =>
  z
    .strictObject({
      /** 1 Новости, 2 Объявления, 3 Анонсы, 4 Официально, 5 Фоторепортажи, 6 Видео, 7 Интервью */
      type: z.literal([1, 2, 3, 4, 5, 6, 7]),
      title: text,
      lead: text,
      published: moment,
      /** When what a message tells of begins. */
      starts: moment.optional(),
      expires: termEnd.optional(),
      /** What the duty service announced: then residents are told at the addresses of `where`. */
      outage: z.strictObject({ what: text, where: text, responsible: text }).optional(),
      picture: picture.optional(),
      gallery: z.array(picture).optional(),
      /** Video title; the picture is its still frame. */
      videoTitle: text.optional(),
      tags: z.array(text).default([]),
      files: z.array(paper).optional(),
      body: text,
    })
    .transform(({ published, expires, ...item }) => ({
      ...item,
      ...published,
      /** Days from today; negative if expired. */
      expiresInDays: expires && 0 - expires.daysAgo,
      expiresAt: expires?.time,
    }))

export type SeedNews = z.output<ReturnType<typeof newsShape>>

const weekday = z.literal([1, 2, 3, 4, 5, 6, 7])

const venue = z.strictObject({
  place: text,
  address: text,
  latitude: degrees.optional(),
  longitude: degrees.optional(),
})

/** Week 0 is the week of reading, so weekdays stay; 1 is Monday. */
const showing = z.strictObject({
  week: z.int(),
  day: weekday,
  time: clock,
  /** HH:MM of the same night, or the closing day. */
  until: z.union([clock, z.strictObject({ week: z.int(), day: weekday, time: clock })]).optional(),
  venue,
})

export type SeedShowing = z.output<typeof showing>

export const posterShape = ({ paper, picture }: ContentFields) =>
  z.strictObject({
    title: text,
    summary: text,
    category: text,
    age: z.enum(['0', '6', '12', '16', '18']),
    /** Meant for children or families; `age` only says who may come. */
    forChildren: z.boolean().default(false),
    /** Free without a price. */
    price: text.optional(),
    organizer: text,
    phone: text.optional(),
    ticketUrl: z.url().optional(),
    picture: picture.optional(),
    files: z.array(paper).optional(),
    showings: z.array(showing).min(1),
    body: text,
  })

export type SeedPoster = z.output<ReturnType<typeof posterShape>>

export const outletShape = z.strictObject({
  title: text,
  kind: z.enum(['newspaper', 'magazine', 'tv', 'radio', 'online']),
  description: text,
  schedule: text,
  founder: text,
  url: z.url().optional(),
  phones: z.array(text),
  email: contactEmail,
  address: text,
})

export const historyShape = ({ picture }: ContentFields) =>
  z.strictObject({
    title: text,
    lead: text,
    eras: z.array(
      z.strictObject({
        title: text,
        years: text,
        events: z.array(z.strictObject({ year: text, title: text, body: text, picture: picture.optional() })),
      }),
    ),
  })

export const galleryShape = ({ daysAgo, picture, captionedPicture }: ContentFields) =>
  z
    .strictObject({
      owner: z.enum(['mayor', 'city']),
      title: text,
      summary: text,
      date: daysAgo,
      pictures: z.array(captionedPicture),
      videos: z.array(z.strictObject({ title: text, duration: text, still: picture })).optional(),
    })
    .transform(({ date, ...gallery }) => ({ ...gallery, daysAgo: date }))

export type SeedGallery = z.output<ReturnType<typeof galleryShape>>

export const mayorActivityShape = ({ moment, picture }: ContentFields) =>
  z
    .strictObject({
      type: text,
      title: text,
      lead: text,
      held: moment,
      place: text,
      picture: picture.optional(),
      news: z.array(text).optional(),
      /** Title of the mayor's album. */
      gallery: text.optional(),
      body: text,
    })
    .transform(({ held, ...activity }) => ({ ...activity, ...held }))

export type SeedMayorActivity = z.output<ReturnType<typeof mayorActivityShape>>

const point = z.tuple([degrees, degrees])

const tourismItemShape = ({ picture }: ContentFields) =>
  z.strictObject({
    title: text,
    lead: text,
    /** «Крепость», «Гостевой дом». */
    sort: text,
    /** Shown in lists. */
    fact: text.optional(),
    picture: picture.optional(),
    gallery: z.array(picture).optional(),
    address: text.optional(),
    /** Coordinates of places without a house. */
    point: point.optional(),
    hours: openingHours.optional(),
    hoursNote: text.optional(),
    phones: z.array(text).optional(),
    email: contactEmail.optional(),
    site: z.url().optional(),
    price: text.optional(),
    lengthKm: z.number().optional(),
    duration: text.optional(),
    difficulty: text.optional(),
    /** Stops at a house or at a point. */
    stops: z.array(z.strictObject({ title: text, text: text.optional(), at: z.union([text, point]) })).optional(),
    body: text,
  })

export type SeedTourismItem = z.output<ReturnType<typeof tourismItemShape>>
export type SeedStop = NonNullable<SeedTourismItem['stops']>[number]

export const tourismShape = (fields: ContentFields) =>
  z.strictObject({
    link: text,
    kind: z.enum(['sights', 'routes', 'hotels', 'food', 'museums', 'beaches']),
    title: text,
    lead: text,
    picture: fields.picture,
    items: z.array(tourismItemShape(fields)),
  })

export type SeedTourismSection = z.output<ReturnType<typeof tourismShape>>

/** Choices in order; those named by things come after. */
export const dictionariesShape = z.strictObject({
  organizationSpheres: z.array(text).default([]),
  posterCategories: z.array(text).default([]),
  activityTypes: z.array(text).default([]),
  appealTopics: z.array(text).default([]),
  ideaCategories: z.array(z.strictObject({ title: text, department: text })).default([]),
})

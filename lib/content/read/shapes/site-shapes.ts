import { z } from 'zod'
import { contactEmail, degrees, openingHours, text, type ContentFields } from '@/lib/content/read/fields'
import { receptionLine } from '@/lib/content/read/reception-line'

const social = z.strictObject({
  title: text,
  link: z.url(),
  icon: z.enum(['vk', 'ok', 'telegram', 'max', 'rutube']),
})
const fact = z.strictObject({ value: text, label: text })
const term = z.strictObject({ term: text, value: text })

export const settingsShape = ({ paper, picture }: ContentFields) =>
  z.strictObject({
    city: text,
    cityGenitive: text,
    republic: text,
    administration: text,
    address: text,
    latitude: degrees,
    longitude: degrees,
    phones: z.array(text),
    dutyPhone: text.optional(),
    email: contactEmail,
    hours: text,
    notReadyWhen: text.optional(),
    notReadyWho: text.optional(),
    geoportalUrl: z.url().optional(),
    emblem: picture.optional(),
    /** Picture of shared links. */
    card: picture.optional(),
    socials: z.array(social).default([]),
    agreement: paper.optional(),
  })

export const homeShape = ({ picture }: ContentFields) =>
  z.strictObject({ question: text, panorama: picture.optional(), facts: z.array(fact).default([]) })

/** Banner on every page, linked to a news message. */
export const alertShape = ({ termEnd }: ContentFields) =>
  z.strictObject({
    level: z.enum(['info', 'warning', 'danger']),
    text,
    messageTitle: text,
    until: termEnd,
  })

export const mayorShape = ({ picture }: ContentFields) =>
  z.strictObject({
    surname: text,
    name: text,
    patronymic: text.optional(),
    description: text,
    reception: z.array(receptionLine).default([]),
    receptionNote: text.optional(),
    phone: text,
    email: contactEmail,
    address: text,
    newsTag: text.optional(),
    socials: z.array(social).default([]),
    picture: picture.optional(),
    powers: text,
    biography: text,
  })

export const aboutShape = ({ picture }: ContentFields) =>
  z.strictObject({
    title: text,
    lead: text,
    picture: picture.optional(),
    figures: z.array(fact).default([]),
    facts: z.array(term).default([]),
    symbols: z.array(z.strictObject({ title: text, picture, act: text, body: text })).default([]),
    anthem: z.strictObject({ title: text, authors: text, text }).optional(),
    districts: z
      .array(
        z.strictObject({
          title: text,
          description: text,
          population: text,
          /** House in the middle. */
          address: text,
          latitude: degrees.optional(),
          longitude: degrees.optional(),
        }),
      )
      .default([]),
    body: text,
  })

/** «О проекте» of a section: blocks in order. */
export const blocksShape = z.strictObject({ blocks: z.array(text) })

export const feedbackShape = z.strictObject({
  title: text,
  lead: text,
  hours: openingHours,
  directions: text,
  channels: z.array(
    z.strictObject({
      kind: z.enum(['claim', 'appeal', 'support', 'reception', 'duty', 'discussion', 'idea']),
      title: text,
      purpose: text,
      term: text,
      answeredBy: text,
    }),
  ),
  desks: z.array(z.strictObject({ title: text, room: text.nullable(), phone: text, email: contactEmail.nullable() })),
  requisites: z.array(term),
})

export const receptionShape = ({ paper }: ContentFields) =>
  z.strictObject({
    title: text,
    lead: text,
    bookingPhone: text,
    address: text,
    email: contactEmail,
    hours: openingHours,
    files: z.array(paper).default([]),
    correspondence: text,
    booking: text,
  })

export const dutyPageShape = z.strictObject({ title: text, lead: text, advice: text })

export const dutyServiceShape = z.strictObject({
  kind: z.enum(['emergency', 'dispatch', 'utility', 'housing', 'city']),
  title: text,
  organization: text.optional(),
  phones: z.array(text),
  purpose: text,
  zone: text.optional(),
  /** Round the clock without hours. */
  hours: openingHours.optional(),
  address: text.optional(),
  note: text.optional(),
})

export type SeedDutyService = z.output<typeof dutyServiceShape>

/** Rows of the directory, beside those of duty services and organisations. */
export const referenceTopicShape = z.strictObject({
  title: text,
  dutyServices: z.array(dutyServiceShape.shape.kind).optional(),
  sphere: text.optional(),
  entries: z
    .array(
      z.strictObject({
        title: text,
        phones: z.array(text),
        address: text.optional(),
        hours: text.optional(),
        email: contactEmail.optional(),
        url: z.url().optional(),
        note: text.optional(),
      }),
    )
    .default([]),
})

export type SeedReferenceTopic = z.output<typeof referenceTopicShape>

/** Synonyms and recommended results of the search. */
export const searchShape = z.strictObject({
  synonyms: z.array(text).default([]),
  bestBets: z.array(z.strictObject({ title: text, queries: text, url: text, note: text })).default([]),
})

/** Holidays and moved working days. */
export const workingCalendarShape = z.strictObject({
  days: z.array(z.strictObject({ day: z.iso.date(), kind: z.enum(['off', 'worked']), title: text })),
})

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

/** Every page shows these facts of the city and of the site. */
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
    /** Somebody who shares a link shows this picture. */
    card: picture.optional(),
    socials: z.array(social).default([]),
    agreement: paper.optional(),
  })

export const homeShape = ({ picture }: ContentFields) =>
  z.strictObject({ question: text, panorama: picture.optional(), facts: z.array(fact).default([]) })

/** The banner above every page tells of a message of the news and leads to it. */
export const alertShape = ({ termEnd }: ContentFields) =>
  z.strictObject({
    level: z.enum(['info', 'warning', 'danger']),
    text,
    messageTitle: text,
    /** It is shown up to that clock, or to the end of the day. */
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
          /** A house in its middle. */
          address: text,
          latitude: degrees.optional(),
          longitude: degrees.optional(),
        }),
      )
      .default([]),
    body: text,
  })

/** «О проекте» of a section: blocks in the order people read them. */
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
  /** Without hours it answers round the clock. */
  hours: openingHours.optional(),
  address: text.optional(),
  note: text.optional(),
})

export type SeedDutyService = z.output<typeof dutyServiceShape>

/** Own rows of the directory; beside them those of the duty services and of a sphere of organisations. */
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

/** Editors teach the search these: words of one meaning, and what stands above everything found. */
export const searchShape = z.strictObject({
  synonyms: z.array(text).default([]),
  bestBets: z.array(z.strictObject({ title: text, queries: text, url: text, note: text })).default([]),
})

/** Terms in working days need these holidays and days moved by the government. */
export const workingCalendarShape = z.strictObject({
  days: z.array(z.strictObject({ day: z.iso.date(), kind: z.enum(['off', 'worked']), title: text })),
})

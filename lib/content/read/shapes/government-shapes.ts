import { z } from 'zod'
import { contactEmail, degrees, openingHours, text, type ContentFields } from '@/lib/content/read/fields'
import { receptionLine } from '@/lib/content/read/reception-line'

export const organizationShape = ({ picture }: ContentFields) =>
  z.strictObject({
    title: text,
    short: text.optional(),
    kind: z.enum(['authority', 'department', 'institution', 'enterprise']),
    sphere: text,
    /** Parent title. */
    parent: text.optional(),
    summary: text,
    address: text,
    latitude: degrees.optional(),
    longitude: degrees.optional(),
    phones: z.array(text),
    email: contactEmail.optional(),
    site: z.url().optional(),
    hours: openingHours.optional(),
    hoursNote: text.optional(),
    /** Tag of its news. */
    newsTag: text.optional(),
    documents: z.array(text).optional(),
    picture: picture.optional(),
    ledByMayor: z.boolean().optional(),
    /** Full name of the responsible deputy. */
    curator: text.optional(),
    powers: text,
  })

export type SeedOrganization = z.output<ReturnType<typeof organizationShape>>

export const officialShape = ({ picture }: ContentFields) =>
  z.strictObject({
    /** «Фамилия Имя Отчество» */
    name: text,
    photo: picture,
    post: text,
    organization: text,
    isDeputy: z.boolean().optional(),
    area: text,
    reception: z.array(receptionLine).optional(),
    receptionNote: text.optional(),
    phone: text,
    email: contactEmail,
    biography: text,
  })

export const projectShape = ({ daysAgo, picture }: ContentFields) =>
  z
    .strictObject({
      title: text,
      category: text,
      stage: z.enum(['planned', 'design', 'works', 'done', 'paused']),
      address: text.optional(),
      latitude: degrees.optional(),
      longitude: degrees.optional(),
      /** Roubles. */
      budget: z.number().nonnegative(),
      funding: text,
      start: daysAgo,
      finish: daysAgo,
      contractor: text.optional(),
      /** Responsible organisation. */
      organization: text,
      /** What changes for those who live nearby. */
      neighbours: text.optional(),
      published: daysAgo,
      /** Place before, or a sketch. */
      picture: picture.optional(),
      /** Place after. */
      reportPicture: picture.optional(),
      onHome: z.boolean().optional(),
      description: text,
    })
    .transform(({ start, published, ...project }) => ({ ...project, started: start, publishedAgo: published }))

/** A plan, report, programme or vacancy. */
export const activityItemShape = ({ daysAgo, paper, year }: ContentFields) =>
  z
    .strictObject({
      type: text,
      title: text,
      summary: text,
      year,
      date: daysAgo,
      /** Last day of a vacancy or contest. */
      deadline: daysAgo.optional(),
      organization: text.optional(),
      files: z.array(paper).default([]),
    })
    .transform(({ date, ...item }) => ({ ...item, daysAgo: date }))

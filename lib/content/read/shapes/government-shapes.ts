import { z } from 'zod'
import { contactEmail, degrees, openingHours, text, type ContentFields } from '@/lib/content/read/fields'
import { receptionLine } from '@/lib/content/read/reception-line'

export const organizationShape = ({ picture }: ContentFields) =>
  z.strictObject({
    title: text,
    short: text.optional(),
    kind: z.enum(['authority', 'department', 'institution', 'enterprise']),
    sphere: text,
    /** Title of what it stands under. */
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
    /** News with this tag belong to its page. */
    newsTag: text.optional(),
    /** Titles of acts. */
    documents: z.array(text).optional(),
    picture: picture.optional(),
    ledByMayor: z.boolean().optional(),
    /** Full name of the deputy who answers for it. */
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
    /** Title of the organisation. */
    organization: text,
    /** A deputy or a secretary does not lead the organisation. */
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
      /** Title of the organisation that answers for it. */
      organization: text,
      published: daysAgo,
      /** The place as it was, or what is meant. */
      picture: picture.optional(),
      /** The place as it became. */
      reportPicture: picture.optional(),
      onHome: z.boolean().optional(),
      description: text,
    })
    .transform(({ start, published, ...project }) => ({ ...project, started: start, publishedAgo: published }))

/** Describes a plan, a report, a programme or a vacancy. */
export const activityItemShape = ({ daysAgo, paper, year }: ContentFields) =>
  z
    .strictObject({
      type: text,
      title: text,
      summary: text,
      year,
      date: daysAgo,
      /** The last day of a vacancy or of a contest. */
      deadline: daysAgo.optional(),
      /** Title of the organisation. */
      organization: text.optional(),
      files: z.array(paper).default([]),
    })
    .transform(({ date, ...item }) => ({ ...item, daysAgo: date }))

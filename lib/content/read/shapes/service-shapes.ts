import { z } from 'zod'
import { consentPurpose } from '@/lib/contract/consents'
import { contactEmail, degrees, openingHours, text, type ContentFields } from '@/lib/content/read/fields'

export const question = z.strictObject({ question: text, answer: text })
export const wayKind = z.enum(['office', 'center', 'post', 'online'])

/** Service card by law 210-ФЗ. */
export const serviceShape = ({ paper }: ContentFields) =>
  z.strictObject({
    title: text,
    /** One sentence. */
    summary: text,
    audiences: z.array(text),
    topic: text,
    lifeSituations: z.array(text),
    authority: text,
    /** e.g. «10 рабочих дней». */
    term: text,
    fee: text,
    popular: z.boolean().optional(),
    /** Number of the regulation. */
    regulation: text.optional(),
    ways: z.array(z.strictObject({ kind: wayKind, text, url: z.url().optional() })),
    applicants: text,
    result: text,
    ownDocuments: text,
    interagencyDocuments: text,
    refusalGrounds: text,
    complaint: text,
    forms: z.array(paper).default([]),
    faq: z.array(question).default([]),
  })

export type SeedService = z.output<ReturnType<typeof serviceShape>>

export const serviceCenterShape = z.strictObject({
  title: text,
  address: text,
  latitude: degrees.optional(),
  longitude: degrees.optional(),
  phones: z.array(text),
  email: contactEmail,
  hours: openingHours,
  note: text.optional(),
})

export const servicesAboutShape = z.strictObject({ body: text })

/** A life situation of services, and what to do in it step by step. */
export const lifeSituationShape = z.strictObject({
  title: text,
  steps: z.array(z.strictObject({ title: text, text, url: z.url().optional() })),
})

/** A topic: its own questions, then those of services with these topics. */
export const faqShape = z.strictObject({
  topic: text,
  serviceTopics: z.array(text).default([]),
  questions: z.array(question).default([]),
})

export type SeedFaqTopic = z.output<typeof faqShape>
export type SeedQuestion = z.output<typeof question>

export const usefulLinksShape = z.strictObject({
  /** 1 Russian sites, 2 sites of the region, 3 city sites, 4 useful links */
  type: z.literal([1, 2, 3, 4]),
  links: z.array(z.strictObject({ title: text, url: z.url() })),
})

/** Consent text for one purpose. */
export const consentShape = z.strictObject({ purpose: consentPurpose, title: text, label: text, body: text })

export const documentShape = ({ daysAgo, paper }: ContentFields) =>
  z
    .strictObject({
      /** «Постановление», «Распоряжение», «Решение», … */
      type: text,
      number: text,
      date: daysAgo,
      issuer: text,
      title: text,
      summary: text,
      status: z.enum(['active', 'amended', 'repealed', 'draft']),
      /** Numbers of related acts. */
      relations: z
        .array(
          z.strictObject({ kind: z.enum(['amends', 'repeals', 'amendedBy', 'repealedBy', 'basis']), number: text }),
        )
        .optional(),
      files: z.array(paper).default([]),
    })
    .transform(({ date, ...act }) => ({ ...act, daysAgo: date }))

export type SeedDocument = z.output<ReturnType<typeof documentShape>>

export const serviceReportShape = ({ paper, year }: ContentFields) =>
  z.strictObject({
    kind: z.enum(['report', 'methodical']),
    year,
    title: text,
    files: z.array(paper),
  })

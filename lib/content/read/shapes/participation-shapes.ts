import { z } from 'zod'
import { claimIcons } from '@/lib/domains/claims/rules'
import { text, type ContentFields } from '@/lib/content/read/fields'

/** Second-level theme with claims. */
const claimTheme = z.strictObject({
  title: text,
  covers: text,
  /** Organisation; by default that of the parent theme. */
  department: text.optional(),
  termDays: z.int().positive(),
  /** Street of all claims: a beach does not lie inland. */
  street: text.optional(),
  /**
   * Claim and answer per line, separated by «→», with three wordings {one|another|the third}. A prefix in brackets
   * names its drawn photos: [pothole], [pothole 1].
   */
  stories: text,
})

export const claimBranchShape = z.strictObject({
  title: text,
  icon: z.enum(claimIcons.map(({ value }) => value)),
  covers: text,
  department: text,
  themes: z.array(claimTheme),
})

export type SeedClaimBranch = z.output<typeof claimBranchShape>

const sentences = z.array(text).min(1)

/** Claims of the demo city; outcomes are computed. */
export const claimPastShape = z.strictObject({
  /** Moderators' reasons, seen by the author only. */
  unpublishedReasons: sentences,
  refusals: sentences,
  thanks: sentences,
  complaints: sentences,
  delays: sentences,
  surnames: sentences,
  initials: sentences,
  /** Contents of drawn photo pairs. */
  photos: z.record(z.string(), z.strictObject({ before: text, after: text })),
})

/** Authors and comments of the demo city's ideas. */
export const ideaPastShape = z.strictObject({ authors: sentences, praise: sentences, doubts: sentences })

export const ideaShape = ({ picture }: ContentFields) =>
  z.strictObject({
    title: text,
    category: text,
    address: text,
    /** Outcome; ages are counted from it. */
    fate: z.enum(['moderation', 'refused', 'support', 'review', 'accepted', 'rejected', 'realized']),
    photo: picture.optional(),
    reportPhoto: picture.optional(),
    /** The department's answer or the moderator's reason. */
    answer: text.optional(),
    report: text.optional(),
    /** Title of the author's document. */
    paper: text.optional(),
    text,
  })

export type SeedIdea = z.output<ReturnType<typeof ideaShape>>

/** A resident's proposal with the organiser's answer. */
const proposal = z.strictObject({
  /** 1 for, 2 against, 3 abstained. */
  type: z.literal([1, 2, 3]),
  text,
  source: z.enum(['paper', 'journal']).optional(),
  answer: z.enum(['accepted', 'partly', 'declined']).optional(),
  answerText: text.optional(),
})

export type SeedProposal = z.output<typeof proposal>

export const discussionShape = ({ daysAgo, picture }: ContentFields) => {
  const period = z.tuple([daysAgo, daysAgo])
  return z.strictObject({
    title: text,
    titleNpa: text,
    address: text,
    /** Land on the city's plan. */
    land: text,
    picture,
    /** Sketches. */
    visions: z.array(picture),
    /** First and last days of three periods. */
    periods: z
      .strictObject({ notification: period, exhibition: period, review: period })
      .transform(({ notification, exhibition, review }) => [...notification, ...exhibition, ...review] as const),
    commentRequired: z.boolean().optional(),
    /** Votes without comments: for, against, abstained. */
    silent: z.tuple([z.int(), z.int(), z.int()]),
    exhibition: text,
    proposals: z.array(proposal),
    /** Decision and next steps. */
    result: text.optional(),
    /** Explanatory note, by paragraph. */
    note: text,
    /** Rows of the draft act. */
    orders: z.array(text),
    description: text,
  })
}

export type SeedDiscussion = z.output<ReturnType<typeof discussionShape>>

export const appealShape = ({ daysAgo }: ContentFields) =>
  z
    .strictObject({
      /** Topic in the dictionaries. */
      topic: text,
      author: text,
      date: daysAgo,
      /** Days until the answer; absent while in work. */
      answeredIn: z.int().nonnegative().optional(),
      outcome: z.enum(['explained', 'supported', 'declined', 'left']).optional(),
      answer: text.optional(),
      text,
    })
    .transform(({ date, ...appeal }) => ({ ...appeal, daysAgo: date }))

export type SeedAppeal = z.output<ReturnType<typeof appealShape>>

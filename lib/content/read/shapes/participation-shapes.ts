import { z } from 'zod'
import { claimIcons } from '@/lib/domains/claims/rules'
import { text, type ContentFields } from '@/lib/content/read/fields'

/** A theme of the second level with what residents write about it. */
const claimTheme = z.strictObject({
  title: text,
  covers: text,
  /** The title of an organisation; without it that of the theme above. */
  department: text.optional(),
  termDays: z.int().positive(),
  /** Messages are of houses of this street of the city's plan alone: a beach does not lie inland. */
  street: text.optional(),
  /**
   * A message and the department's answer to it on a line, parted by «→». Three residents write each message in their
   * own words: {one|another|the third}. Before it, in brackets, what its drawn photos show, where they show just this:
   * [pothole], and of several drawings which one: [pothole 1].
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

/** Says this of the messages of the demo city; what became of each is computed. */
export const claimPastShape = z.strictObject({
  /** Moderators answer so to messages they do not publish; the author alone reads it. */
  unpublishedReasons: sentences,
  /** Departments refuse so what they were asked for, and say where to turn instead. */
  refusals: sentences,
  thanks: sentences,
  complaints: sentences,
  /** A term is prolonged for these reasons. */
  delays: sentences,
  surnames: sentences,
  initials: sentences,
  /** The drawn pairs of photos show these. */
  photos: z.record(z.string(), z.strictObject({ before: text, after: text })),
})

/** Says who proposed the ideas of the demo city and what is said of them. */
export const ideaPastShape = z.strictObject({ authors: sentences, praise: sentences, doubts: sentences })

export const ideaShape = ({ picture }: ContentFields) =>
  z.strictObject({
    title: text,
    category: text,
    address: text,
    /** Says what became of it; how long ago is counted from it. */
    fate: z.enum(['moderation', 'refused', 'support', 'review', 'accepted', 'rejected', 'realized']),
    /** The place as the author saw it. */
    photo: picture,
    /** The place with the idea made true. */
    reportPhoto: picture.optional(),
    /** The department's official answer, or the moderator's reason. */
    answer: text.optional(),
    /** What was done. */
    report: text.optional(),
    /** Title of the author's own paper, attached as a document. */
    paper: text.optional(),
    text,
  })

export type SeedIdea = z.output<ReturnType<typeof ideaShape>>

/** A resident proposed this, and the organiser answered so where the discussion is over. */
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
    /** It is about the land of this name on the city's plan. */
    land: text,
    picture,
    /** The place shall look so. */
    visions: z.array(picture),
    /** The first and the last day of its three periods. */
    periods: z
      .strictObject({ notification: period, exhibition: period, review: period })
      .transform(({ notification, exhibition, review }) => [...notification, ...exhibition, ...review] as const),
    commentRequired: z.boolean().optional(),
    /** Counts votes without words: for, against, abstained. */
    silent: z.tuple([z.int(), z.int(), z.int()]),
    exhibition: text,
    proposals: z.array(proposal),
    /** The organiser says so what was decided and what comes next, once it is over. */
    result: text.optional(),
    /** The explanatory note says what changes, paragraph by paragraph. */
    note: text,
    /** The draft of the act orders this, row by row. */
    orders: z.array(text),
    description: text,
  })
}

export type SeedDiscussion = z.output<ReturnType<typeof discussionShape>>

/** A resident wrote this to the city, and it was answered so. */
export const appealShape = ({ daysAgo }: ContentFields) =>
  z
    .strictObject({
      /** One of the topics in the dictionaries. */
      topic: text,
      author: text,
      date: daysAgo,
      /** The answer took so many days; absent while it is in work. */
      answeredIn: z.int().nonnegative().optional(),
      outcome: z.enum(['explained', 'supported', 'declined', 'left']).optional(),
      answer: text.optional(),
      text,
    })
    .transform(({ date, ...appeal }) => ({ ...appeal, daysAgo: date }))

export type SeedAppeal = z.output<ReturnType<typeof appealShape>>

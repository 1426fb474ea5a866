import { writePaperDocx } from '@/lib/domains/discussions/hooks/paper-docx'
import type { PaperFacts } from '@/lib/domains/discussions/hooks/paper-facts'
import { periodDays, type PeriodDay } from '@/lib/domains/discussions/hooks/periods'
import { writeConclusion, writeProtocol } from '@/lib/domains/discussions/hooks/write-papers'
import { discussionOrganizer } from '@/lib/content/seed/content/discussions'
import type { SeedDiscussion } from '@/lib/content/read/shapes/participation-shapes'
import { stampZip } from '@/lib/content/seed/files/stamp-zip'
import type { SeedVote } from '@/lib/content/seed/loaders/discussion-votes'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { env } from '@/lib/config/env'
import { formatLongDate } from '@/lib/time/dates'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Days = Record<PeriodDay, string>

interface Past {
  index: number
  days: Days
  votes: readonly SeedVote[]
}

/** Writes protocol and conclusion as the back office would, from the same numbers. */
export async function placePapers(discussion: SeedDiscussion, past: Past, { files }: Seeding): Promise<number[]> {
  const facts = toFacts(discussion, past)
  const papers = [writeProtocol(facts), writeConclusion(facts)]
  return Promise.all(
    papers.map((paper) => {
      const name = `${paper.title}. ${discussion.title}.docx`.replaceAll(/[«»:]/g, '')
      const made = async () => stampZip(await writePaperDocx(paper))
      return files.placeMade(name, `${paper.title}: ${discussion.title}`, DOCX, made)
    }),
  )
}

function toFacts({ title, titleNpa, address }: SeedDiscussion, { index, days, votes }: Past): PaperFacts {
  const words = (day: string) => formatLongDate(day, env.TIME_ZONE)
  const kinds = new Map<string, PaperFacts['counts'][number]>()
  for (const { source, type } of votes) {
    const known = kinds.get(source + type) ?? { source, type: Number(type) as 1, total: 0 }
    kinds.set(source + type, { ...known, total: known.total + 1 })
  }
  return {
    id: index + 1,
    title,
    titleNpa,
    address,
    organizer: discussionOrganizer,
    stopped: null,
    days: Object.fromEntries(periodDays.map((name) => [name, words(days[name])])) as Days,
    counts: [...kinds.values()],
    proposals: votes.flatMap(({ number, source, type, text, answerKind = null, answerText = null }) =>
      text ? [{ number, source, type: Number(type) as 1, text, isHidden: false, answerKind, answerText }] : [],
    ),
    madeOn: words(days.reviewFinishDate),
  }
}

import { AppError } from '@/lib/contract/errors'
import { buildPaginator } from '@/lib/contract/graphql-shapes'
import { buildPage } from '@/lib/contract/page'
import {
  type DiscussionDetails,
  type DiscussionListFilter,
  DISCUSSIONS_PER_PAGE,
  listDiscussions as listOperation,
  type OpenDiscussion,
  stageName,
  territory,
  AGAINST_CODE,
} from '@/lib/domains/discussions/contract'
import { readDraft } from '@/lib/domains/discussions/draft-service'
import type { DiscussionFilter } from '@/lib/domains/discussions/graphql/inputs'
import { countRegister } from '@/lib/domains/discussions/register/repository'
import * as repository from '@/lib/domains/discussions/repository'
import { toSeo } from '@/lib/platform/payload/to-shapes'
import { toImage, toImages } from '@/lib/platform/pictures/media'
import { toIso } from '@/lib/time/dates'

export async function paginateDiscussions(filter: DiscussionFilter, { first, page }: { first: number; page: number }) {
  const [total, found] = await Promise.all([
    repository.countDiscussions(filter),
    repository.findDiscussions(filter, first, (page - 1) * first),
  ])
  return buildPaginator(found, { total, first, page })
}

export async function listDiscussions({ page, ...filter }: DiscussionListFilter) {
  const perPage = DISCUSSIONS_PER_PAGE
  const { data, paginatorInfo } = await paginateDiscussions(filter, { first: perPage, page })
  const { total } = paginatorInfo
  const listed = data.map((row) => ({ ...row, status: { id: row.code, name: stageName(row.code), code: row.code } }))
  return { discussions: buildPage(listed, { total, perPage, page, path: listOperation.path, filter }) }
}

export async function getDiscussion(id: number): Promise<repository.DiscussionRow> {
  const row = await repository.findDiscussion(id)
  if (!row) throw new AppError('notFound')
  return row
}

export async function findOne(id: number, isDraft = false): Promise<repository.DiscussionRow | null> {
  return isDraft ? ((await readDraft(id))?.row ?? null) : repository.findDiscussion(id)
}

export async function getDetails(id: number, isDraft = false): Promise<{ discussion: DiscussionDetails }> {
  const draft = isDraft ? await readDraft(id) : null
  const row = draft?.row ?? (await getDiscussion(id))
  const [content, acts, comments] = await Promise.all([
    draft?.content ?? repository.findContents([id]).then(([found]) => found),
    repository.findActs(id),
    countRegister(id, {}),
  ])
  const { seo, sketches } = content ?? {}
  return {
    discussion: {
      ...toParts(row),
      head_img: toImage(content?.headImage),
      sketches: toImages(sketches),
      acts: acts.map(({ text, ...act }) => ({ ...act, paragraphs: splitParagraphs(text) })),
      comments_count: comments,
      seo: toSeo(seo),
    },
  }
}

export async function listOpenDiscussions(limit: number): Promise<OpenDiscussion[]> {
  const found = await repository.findOpenDiscussions(limit)
  return found.map(({ id, title, address, image, ...row }) => ({
    id,
    title,
    address,
    start_date: row.exhibition_start_date,
    finish_date: row.exhibition_finish_date,
    days_left: row.days_left ?? 0,
    head_img: toImage(image),
  }))
}

function toParts(row: repository.DiscussionRow) {
  const { id, code, organizer, contacts, latitude, longitude, stopped_at: stopped } = row
  return {
    id,
    code,
    organizer,
    contacts,
    latitude,
    longitude,
    days_left: row.days_left,
    stopped: stopped ? { reason: row.stop_reason ?? '', at: toIso(stopped) } : null,
    territory: row.territory ? (territory.safeParse(row.territory).data ?? null) : null,
    comment_required_for: row.comment_required ? [AGAINST_CODE] : [],
    updated_at: toIso(row.updated_at),
  }
}

/** Files have lines, not paragraphs: an empty line or the end of a sentence closes a paragraph. */
function splitParagraphs(text: string): string[] {
  const paragraphs: string[] = []
  let open = ''
  for (const line of text.split('\n').map((one) => one.trim())) {
    open = line && open ? `${open} ${line}` : open || line
    if (!line || /[.:;!?»]$/.test(line)) {
      if (open) paragraphs.push(open)
      open = ''
    }
  }
  return open ? [...paragraphs, open] : paragraphs
}

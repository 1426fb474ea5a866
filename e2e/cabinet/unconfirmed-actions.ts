import type { Client } from 'pg'
import { readPublicPlaces } from '@/e2e/claims/claim-visibility'
import { bearer, graph, reportAs } from '@/e2e/claims/claims'
import { readDetails, one, readRegister, vote } from '@/e2e/discussions/discussions'
import { ballots, ideaSurfaces, proposed, voteForIdea } from '@/e2e/ideas/ideas'
import { keyIn, waitForEmail } from '@/e2e/fixtures/emails'
import { at } from '@/e2e/fixtures/portal'
import { type Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import { callOffice, type Colleague } from '@/e2e/fixtures/staff'
import { confirmEmail } from '@/lib/domains/residents/contract'
import type { AnswerOf } from '@/lib/contract/operation'

/** The account votes for and joins these things of others. */
export interface Places {
  claim: number
  idea: { id: number; title: string }
  discussion: number
}

/** The account made these itself. */
interface Made {
  claim: number
  idea: { id: number; title: string }
}

/**
 * Does everything an account can do. Lists are searched for the first word; the second one, the sign, shows that something was
 * found.
 */
export async function doEverything(who: Resident, words: string, places: Places, database: Client): Promise<Made> {
  const claim = await reportAs(who, { text: `${words} заявка` })
  const idea = await proposed(database, who, { title: `${words} идея` })
  refuse(await voteForIdea(who, places.idea.id, { ...ballots.like, comment: `${words} к идее` }))
  await vote(places.discussion, who, 2, `${words} к обсуждению`)
  await graph('mutation($id: ID!) { ClaimJoin(id: $id) { id } }', { id: places.claim }, bearer(who))
  return { claim, idea }
}

/** Reads every public place: lists, items, exports, feeds, search, counters and pages. The keys are addresses. */
export async function publicSurfaces(word: string, places: Places, made: Made): Promise<Record<string, string>> {
  const discussion = `/publicdiscussions/${places.discussion}`
  const paths = [
    discussion,
    `/api/discussions/${places.discussion}/register`,
    '/publicdiscussions',
    '/api/claims?format=csv',
  ]
  const texts = await Promise.all(paths.map(async (path) => [path, await textAt(path)] as const))
  return {
    ...(await readPublicPlaces([places.claim, made.claim], word)),
    ideas: await ideaSurfaces(places.idea.id, places.idea.title),
    'idea that waits': await maybe(`/api/ideas/${made.idea.id}`),
    'list of ideas': await textAt(`/api/ideas?title=${encodeURIComponent(word)}`),
    ...Object.fromEntries(texts),
  }
}

/** Reads every list and paper of the back office that could hold what the account wrote. */
export async function officeSurfaces(staff: Colleague, places: Places): Promise<Record<string, string>> {
  const lists = ['claims', 'ideas', 'idea-votes', 'discussion-votes'].map((name) => `/cms/${name}?limit=100&sort=-id`)
  const papers = ['protocol.html', 'conclusion.html'].map(
    (name) => `/cms/discussions/${places.discussion}/papers/${name}`,
  )
  const item = [`/cms/discussions/${places.discussion}?depth=1`, `/cms/ideas/${places.idea.id}?depth=1`]
  const read = async (path: string) =>
    [path, await (await callOffice('GET', path, { token: staff.token })).text()] as const
  return Object.fromEntries(await Promise.all([...lists, ...papers, ...item].map(read)))
}

/** Returns those of the places that contain the sign. */
export function placesWith(sign: string, all: Record<string, string>): string[] {
  return Object.keys(all).filter((place) => all[place]?.includes(sign))
}

/** Reads every number that the account could change. */
export async function totals(places: Places, voter: Resident) {
  const discussion = await one(places.discussion, voter)
  const [claims, idea] = await Promise.all([
    graph('query($id: ID!) { OneClaim(id: $id) { joined_count } }', { id: places.claim }),
    textAt(`/api/ideas/${places.idea.id}`),
  ])
  const { idea: votes } = JSON.parse(idea) as { idea: Record<string, unknown> }
  return {
    joined: (claims.data?.OneClaim as { joined_count: number }).joined_count,
    likes: votes.vote_like_count,
    comments: votes.comments_count,
    ideaComments: (await ideaComments(places.idea.id)).total,
    register: (await readRegister(places.discussion)).length,
    registerCount: (await readDetails(places.discussion)).discussion.comments_count,
    votes: discussion?.totals?.map(({ count }) => count),
  }
}

async function ideaComments(id: number): Promise<{ total: number }> {
  return (JSON.parse(await textAt(`/api/ideas/${id}/comments`)) as { comments: { total: number } }).comments
}

type Confirmation = AnswerOf<typeof confirmEmail>

/** Opens the link of the email that came with the registration, or of another email. */
export async function confirm({ email }: { email: string }, subject = 'Вы зарегистрированы'): Promise<Confirmation> {
  const token = keyIn(await waitForEmail(email, subject), 'confirm-email')
  const response = await send(confirmEmail, { body: { token } })
  return (await response.json()) as Confirmation
}

async function textAt(path: string): Promise<string> {
  const response = await fetch(at(path), { headers: someVisitor() })
  if (!response.ok) throw new Error(`${path} отвечает ${response.status}`)
  return response.text()
}

async function maybe(path: string): Promise<string> {
  return (await fetch(at(path), { headers: someVisitor() })).text()
}

function refuse({ errors }: { errors?: unknown }): void {
  if (errors) throw new Error(JSON.stringify(errors))
}

import type { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { medianTime } from '@/lib/tools/bench/load'
import type { Row } from '@/lib/tools/bench/table'
import { registerResident } from '@/lib/tools/bench/visitors'

const IDEAS = 200_000
const RESIDENTS = 200
const VOTES_EACH = 5
const AT_ONCE = 16
const lists = [
  ['новые', '?page=1'],
  ['новые, страница 100', '?page=100'],
  ['популярные', '?ordering=POPULAR'],
  ['обсуждаемые', '?ordering=DISCUSSED'],
  ['реализованные', '?realized=true'],
  ['слово в названии', `?title=${encodeURIComponent('фонтан')}`],
] as const

/**
 * Lists of 200 000 ideas, and votes of 200 residents: against, then withdrawn, because enough votes for would end the
 * voting.
 */
export async function measureIdeas(portal: BenchPortal): Promise<Row[]> {
  await portal.scale(`ideas=${IDEAS}`)
  const found: Row[] = []
  for (const [name, query] of lists) {
    found.push({ показатель: `список: ${name}, мс`, значение: await medianTime(`${portal.url}/api/ideas${query}`) })
  }
  found.push({
    показатель: `голосов в секунду за одну идею, ${RESIDENTS} жителей`,
    значение: await votesPerSecond(portal),
  })
  return found
}

async function votesPerSecond({ url }: BenchPortal): Promise<number> {
  const idea = await openIdea(url)
  const tokens: string[] = []
  while (tokens.length < RESIDENTS) tokens.push(await registerResident(url))
  const queue = Array.from({ length: RESIDENTS * VOTES_EACH }, (_, turn) => turn)
  const began = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let turn = queue.pop(); turn !== undefined; turn = queue.pop()) {
        await vote(url, tokens[turn % RESIDENTS] ?? '', {
          idea_id: idea,
          like: false,
          dislike: Math.floor(turn / RESIDENTS) % 2 > 0,
        })
      }
    }),
  )
  return Math.round((RESIDENTS * VOTES_EACH * 1000) / (performance.now() - began))
}

async function openIdea(url: string): Promise<number> {
  const { ideas } = (await (await fetch(`${url}/api/ideas`)).json()) as {
    ideas: { data: { id: number; status: { code: number } }[] }
  }
  const open = ideas.data.find(({ status }) => status.code === 1)
  if (!open) throw new Error('На первой странице нет идеи, за которую голосуют')
  return open.id
}

async function vote(url: string, token: string, input: object): Promise<void> {
  const query = 'mutation($input: IdeaVoteInput!) { IdeaVote(input: $input) { vote_like_count } }'
  const response = await fetch(`${url}/graphql/cityideas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables: { input } }),
  })
  const { errors } = (await response.json()) as { errors?: unknown }
  if (errors) throw new Error(`Голос не принят: ${JSON.stringify(errors)}`)
}

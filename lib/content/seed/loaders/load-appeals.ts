import type { SeedAppeal } from '@/lib/content/read/shapes/participation-shapes'
import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'
import { ANSWER_DAYS } from '@/lib/domains/appeals/contract'

const REGISTERED_IN = 2

export async function loadAppeals(seeding: Seeding): Promise<void> {
  const { city, writer } = seeding
  const topics = new Dictionary(writer, 'appeal-topics')
  await topics.fill(city.dictionaries?.appealTopics ?? [])
  const oldestFirst = city.appeals.toSorted((one, other) => other.daysAgo - one.daysAgo)
  for (const [index, appeal] of oldestFirst.entries()) {
    await writer.create('appeals', toData(appeal, index + 1, topics.id(appeal.topic), seeding))
  }
}

function toData(
  appeal: SeedAppeal,
  number: number,
  topic: number,
  { clock }: Seeding,
): SeedData<'appeals'> & { createdAt: string } {
  const { daysAgo, answeredIn, outcome, answer, text, author } = appeal
  const isRegistered = daysAgo > REGISTERED_IN
  const isEntity = /^(ООО|ТСЖ|ИП)/.test(author)
  return {
    createdAt: clock.published(daysAgo, '10:40'),
    number: `Д-${String(number).padStart(5, '0')}`,
    legalType: isEntity ? '2' : '1',
    author,
    postalAddress: '368999, г. Самурск, до востребования',
    email: `zayavitel-${number}@samursk.example`,
    answerDelivery: 'email',
    addressee: 'Глава города',
    topic,
    text,
    state: toState(outcome, isRegistered),
    registrationNumber: isRegistered ? `${isEntity ? 'Ю' : 'О'}-Д-${number}` : null,
    registerBy: clock.day(daysAgo - 3),
    answerBy: clock.day(daysAgo - 3 - ANSWER_DAYS),
    answeredAt: answeredIn === undefined ? null : clock.published(daysAgo - answeredIn, '15:10'),
    answerKind: outcome && outcome !== 'left' ? outcome : null,
    answerText: answer ?? null,
  }
}

function toState(outcome: SeedAppeal['outcome'], isRegistered: boolean) {
  if (outcome === 'left') return 'left'
  if (outcome) return 'answered'
  return isRegistered ? 'reviewing' : 'received'
}

import type { SeedFaqTopic, SeedQuestion, SeedService } from '@/lib/content/read/shapes/service-shapes'
import { Dictionary } from '@/lib/content/seed/loaders/dictionary'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { SeedData } from '@/lib/content/seed/loaders/seed-writer'
import type { Seeding } from '@/lib/content/seed/loaders/seeding'

interface Dictionaries {
  audiences: Dictionary
  topics: Dictionary
  situations: Dictionary
  questionTopics: Dictionary
}

/** Returns service ids by title. */
export async function loadServices(
  actIds: ReadonlyMap<string, number>,
  seeding: Seeding,
): Promise<ReadonlyMap<string, number>> {
  const { services, faq } = seeding.city
  const topics = faqTopics(services, faq)
  const dictionaries = await fillDictionaries(topics, seeding)
  const ids = new Map<string, number>()
  const countService = seeding.progress.begin('услуги', services.length)
  for (const service of services) {
    const data = await buildContent(service, dictionaries, seeding)
    const id = await seeding.writer.create('services', { ...data, regulation: actIds.get(service.regulation ?? '') })
    ids.set(service.title, id)
    const topic = topics.find(({ serviceTopics }) => serviceTopics.includes(service.topic))
    if (topic) await loadQuestions(service.faq, topic, { dictionaries, seeding, service: id })
    countService()
  }
  for (const topic of topics) await loadQuestions(topic.questions, topic, { dictionaries, seeding })
  return ids
}

/** Topics of the folder, then those of services. */
function faqTopics(services: readonly SeedService[], faq: readonly SeedFaqTopic[]): SeedFaqTopic[] {
  const named = new Set(faq.flatMap(({ serviceTopics }) => serviceTopics))
  const asked = services.filter(({ faq: questions, topic }) => questions.length > 0 && !named.has(topic))
  const own = [...new Set(asked.map(({ topic }) => topic))]
  return [...faq, ...own.map((topic) => ({ topic, serviceTopics: [topic], questions: [] }))]
}

async function fillDictionaries(questionTopics: readonly SeedFaqTopic[], { writer, city }: Seeding) {
  const { services, lifeSituations } = city
  const dictionaries: Dictionaries = {
    audiences: new Dictionary(writer, 'audiences'),
    topics: new Dictionary(writer, 'service-topics'),
    situations: new Dictionary(writer, 'life-situations'),
    questionTopics: new Dictionary(writer, 'faq-topics'),
  }
  await dictionaries.audiences.fill(services.flatMap(({ audiences }) => audiences))
  await dictionaries.topics.fill(services.map(({ topic }) => topic))
  const situations = services.flatMap((service) => service.lifeSituations)
  await dictionaries.situations.fill([...lifeSituations.map(({ title }) => title), ...situations])
  for (const { title, steps } of lifeSituations)
    await writer.update('life-situations', dictionaries.situations.id(title), { steps })
  await dictionaries.questionTopics.fill(questionTopics.map(({ topic }) => topic))
  return dictionaries
}

async function buildContent(
  service: SeedService,
  { audiences, topics, situations }: Dictionaries,
  { files }: Seeding,
): Promise<SeedData<'services'>> {
  const { title, summary, term, fee, ways, authority, popular = false } = service
  return {
    title,
    summary,
    term,
    fee,
    ways,
    authority,
    popular,
    applicants: toLexical(service.applicants),
    result: toLexical(service.result),
    ownDocuments: toLexical(service.ownDocuments),
    interagencyDocuments: toLexical(service.interagencyDocuments),
    refusalGrounds: toLexical(service.refusalGrounds),
    complaint: toLexical(service.complaint),
    forms: await files.place(service.forms, { issuer: authority }),
    audiences: service.audiences.map((one) => audiences.id(one)),
    topic: topics.id(service.topic),
    lifeSituations: service.lifeSituations.map((one) => situations.id(one)),
    _status: 'published',
  }
}

/** A service's questions follow those of the topic. */
async function loadQuestions(
  questions: readonly SeedQuestion[],
  { topic, questions: general }: SeedFaqTopic,
  { dictionaries, seeding, service }: { dictionaries: Dictionaries; seeding: Seeding; service?: number },
): Promise<void> {
  const before = service === undefined ? 0 : general.length
  for (const [index, { question, answer }] of questions.entries()) {
    await seeding.writer.create('faq', {
      question,
      answer: toLexical(answer),
      topic: dictionaries.questionTopics.id(topic),
      service,
      position: (before + index + 1) * 10,
      _status: 'published',
    })
  }
}
